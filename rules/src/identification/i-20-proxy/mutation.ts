import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';
import { inPayment } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = [
  inPayment('<DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id><Prxy><Id>+49 30 000000</Id></Prxy></DbtrAcct>'),
  insert('DbtrAcct', '<Prxy><Id>+49 30 000000</Id></Prxy>'),
  insert('CdtrAcct', '<Prxy><Id>+49 30 000000</Id></Prxy>'),
];
