import { oneMore, otherCents } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { insert, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('CtrlData/NbOfTxs', oneMore),
  insert('FIToFIPmtCxlReq/CtrlData', '<NbOfTxs>7</NbOfTxs>'),
  insert('CstmrPmtCxlReq/CtrlData', '<NbOfTxs>7</NbOfTxs>'),
  insert('RsltnOfInvstgtn/CtrlData', '<NbOfTxs>7</NbOfTxs>'),
  set('GrpHdr/CtrlSum', otherCents),
  insert('GrpHdr', '<CtrlSum>0.07</CtrlSum>'),
];
