import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('OrgnlMsgNmId', 'credit transfer'),
  set('PmtRtr/TxInf/OrgnlGrpInf/OrgnlMsgNmId', (old) => old.replace(/^pacs.00\d/, 'pacs.009')),
];
