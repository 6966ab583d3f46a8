import { oneMore } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, set, twice } from '../../mutations/operations.ts';

const doubled = (old: string): string => (Number(old) * 2).toFixed(2);

export const mutations: readonly Mutation[] = [
  inSequence(twice('PmtInf'), set('GrpHdr/NbOfTxs', oneMore), set('GrpHdr/CtrlSum', doubled)),
];
