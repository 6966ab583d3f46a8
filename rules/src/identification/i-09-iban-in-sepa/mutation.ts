import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, set } from '../../mutations/operations.ts';
import { account, inPayment } from '../../mutations/party-paths.ts';
import { bankIn, ibanPlaces } from '../identification-mutations.ts';

export const mutations: readonly Mutation[] = [
  inPayment(account('CdtrAcct', 'TR330006100519786457841326')),
  inSequence(inPayment(account('CdtrAcct', 'TR330006100519786457841326')), bankIn('CdtrAgt', 'ZYCOTRI0XXX')),
  bankIn('CdtrAgt', 'ZYCOUSI0XXX'),
  bankIn('DbtrAgt', 'ZYCOUSI0XXX'),
  ...ibanPlaces.map((place) => set(place, 'TR330006100519786457841326')),
];
