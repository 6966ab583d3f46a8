import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, set, twice } from '../../mutations/operations.ts';

/** The copy cancels another payment under the same id. */
export const mutations: readonly Mutation[] = [
  inSequence(
    twice('Undrlyg/TxInf', (written) =>
      written.replace(/(OrgnlTxId>)[^<]*/, '$1ANOTHER-TX').replace(/(OrgnlEndToEndId>)[^<]*/, '$1ANOTHER-E2E'),
    ),
    set('CtrlData/NbOfTxs', (old) => String(Number(old) + 1)),
  ),
];
