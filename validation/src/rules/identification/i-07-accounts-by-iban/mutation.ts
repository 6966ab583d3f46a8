import type { Mutation } from '../../../error-injection/mutation.ts';
import { drop } from '../../../error-injection/operations.ts';
import { inPayment } from '../../../error-injection/party-places.ts';

export const mutations: readonly Mutation[] = [
  inPayment('<DbtrAcct><Id><Othr><Id>532013000</Id></Othr></Id></DbtrAcct>'),
  drop('CdtTrfTxInf/CdtrAcct'),
];
