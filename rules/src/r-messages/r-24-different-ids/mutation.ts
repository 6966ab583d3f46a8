import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, set, twice } from '../../mutations/operations.ts';

/** The copy cancels another payment under the same id. */
const cancelledTwice = inSequence(
  twice('Undrlyg/TxInf', (written) =>
    written.replace(/(OrgnlTxId>)[^<]*/, '$1ANOTHER-TX').replace(/(OrgnlEndToEndId>)[^<]*/, '$1ANOTHER-E2E'),
  ),
  set('CtrlData/NbOfTxs', (old) => String(Number(old) + 1)),
);

/** The clearing takes one transaction in a message about instant payments. */
export const mutations: readonly Mutation[] = [
  (message) => (message.profile.scheme === 'inst' ? undefined : cancelledTwice(message)),
];
