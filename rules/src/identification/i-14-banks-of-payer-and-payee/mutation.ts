import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';
import { agent, inPayment } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = ['CdtrAgt', 'DbtrAgt'].flatMap((place) => [
  insert(place, '<FinInstnId><Nm>Banque Exemple</Nm></FinInstnId>'),
  inPayment(agent(place, 'ZYQQDEF0XXX')),
]);
