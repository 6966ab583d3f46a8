import type { Mutation } from '../../mutations/mutation.ts';
import { put } from '../../mutations/operations.ts';
import { inPayment } from '../../mutations/party-places.ts';

export const mutations: readonly Mutation[] = [
  inPayment('<DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id><Prxy><Id>+49 30 000000</Id></Prxy></DbtrAcct>'),
  put('DbtrAcct', '<Prxy><Id>+49 30 000000</Id></Prxy>'),
  put('CdtrAcct', '<Prxy><Id>+49 30 000000</Id></Prxy>'),
];
