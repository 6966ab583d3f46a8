import type { Mutation } from '../../../error-injection/mutation.ts';
import { put } from '../../../error-injection/operations.ts';
import { agent, inPayment } from '../../../error-injection/party-places.ts';

export const mutations: readonly Mutation[] = ['CdtrAgt', 'DbtrAgt'].flatMap((place) => [
  put(place, '<FinInstnId><Nm>Banque Exemple</Nm></FinInstnId>'),
  inPayment(agent(place, 'ZYQQDEF0XXX')),
]);
