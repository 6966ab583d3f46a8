import { oneMore, otherCents } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { put, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('CtrlData/NbOfTxs', oneMore),
  put('FIToFIPmtCxlReq/CtrlData', '<NbOfTxs>7</NbOfTxs>'),
  put('RsltnOfInvstgtn/CtrlData', '<NbOfTxs>7</NbOfTxs>'),
  set('GrpHdr/CtrlSum', otherCents),
  put('GrpHdr', '<CtrlSum>0.07</CtrlSum>'),
];
