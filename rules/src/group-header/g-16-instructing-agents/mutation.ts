import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, put } from '../../mutations/operations.ts';
import { transactions } from '../../mutations/party-places.ts';

const nameOnly = '<InstdAgt><FinInstnId><Nm>The clearing</Nm></FinInstnId></InstdAgt>';

export const mutations: readonly Mutation[] = [
  put('GrpHdr', nameOnly),
  atFirstOf(transactions, (place) => put(place, nameOnly)),
];
