import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('GrpHdr/SttlmInf', '<SttlmAcct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></SttlmAcct>'),
];
