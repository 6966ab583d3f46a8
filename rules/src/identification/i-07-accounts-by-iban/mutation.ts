import type { Mutation } from '../../mutations/mutation.ts';
import { drop } from '../../mutations/operations.ts';
import { inPayment } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = [
  inPayment('<DbtrAcct><Id><Othr><Id>532013000</Id></Othr></Id></DbtrAcct>'),
  drop('CdtTrfTxInf/CdtrAcct'),
];
