import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI', 'NOTPROVIDED'),
  set('PmtInf/DrctDbtTxInf/DbtrAgt/FinInstnId/BICFI', 'NOTPROVIDED'),
];
