import type { Mutation } from '../../mutations/mutation.ts';
import { put } from '../../mutations/operations.ts';
import { agent, inPayment } from '../../mutations/party-places.ts';

export const mutations: readonly Mutation[] = ['CdtrAgt', 'DbtrAgt'].flatMap((place) => [
  put(place, '<FinInstnId><Nm>Banque Exemple</Nm></FinInstnId>'),
  inPayment(agent(place, 'ZYQQDEF0XXX')),
]);
