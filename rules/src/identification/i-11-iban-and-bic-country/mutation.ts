import type { Mutation } from '../../mutations/mutation.ts';
import { account, inPayment } from '../../mutations/party-paths.ts';
import { bankIn } from '../identification-mutations.ts';

export const mutations: readonly Mutation[] = [
  bankIn('CdtrAgt', 'ZYCOIT20XXX'),
  bankIn('DbtrAgt', 'ZYCOIT20XXX'),
  inPayment(account('CdtrAcct', 'ES9121000418450200051332')),
  inPayment(account('DbtrAcct', 'ES9121000418450200051332')),
];
