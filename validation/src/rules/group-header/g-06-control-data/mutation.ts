import { oneMore, otherCents } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { put, set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  set('CtrlData/NbOfTxs', oneMore),
  put('FIToFIPmtCxlReq/CtrlData', '<NbOfTxs>7</NbOfTxs>'),
  put('RsltnOfInvstgtn/CtrlData', '<NbOfTxs>7</NbOfTxs>'),
  set('GrpHdr/CtrlSum', otherCents),
  put('GrpHdr', '<CtrlSum>0.07</CtrlSum>'),
];
