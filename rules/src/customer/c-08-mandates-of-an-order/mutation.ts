import { oneMore } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, set, twice } from '../../mutations/operations.ts';

const doubled = (old: string): string => (Number(old) * 2).toFixed(2);
const counted = ['GrpHdr', 'PmtInf'].flatMap((place) => [
  set(`${place}/NbOfTxs`, oneMore),
  set(`${place}/CtrlSum`, doubled),
]);

export const mutations: readonly Mutation[] = [
  inSequence(set('PmtTpInf/SeqTp', 'OOFF'), twice('PmtInf/DrctDbtTxInf'), ...counted),
];
