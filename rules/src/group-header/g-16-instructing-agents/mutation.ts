import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, insert } from '../../mutations/operations.ts';
import { transactions } from '../../mutations/party-paths.ts';

const nameOnly = '<InstdAgt><FinInstnId><Nm>The clearing</Nm></FinInstnId></InstdAgt>';

export const mutations: readonly Mutation[] = [
  insert('GrpHdr', nameOnly),
  atFirstOf(transactions, (place) => insert(place, nameOnly)),
];
