import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('CdtTrfTxInf', '<InitgPty><Nm>Anna Beispiel</Nm></InitgPty>'),
  insert('CdtTrfTxInf/Dbtr', '<CtryOfRes>DE</CtryOfRes>'),
  insert('DrctDbtTxInf/Dbtr', '<CtryOfRes>DE</CtryOfRes>'),
  insert('OrgnlTxRef/DbtrAcct', '<Ccy>EUR</Ccy>'),
];
