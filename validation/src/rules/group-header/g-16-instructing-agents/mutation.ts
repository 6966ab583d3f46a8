import type { Mutation } from '../../../error-injection/mutation.ts';
import { atFirstOf, put } from '../../../error-injection/operations.ts';
import { transactions } from '../../../error-injection/party-places.ts';

const nameOnly = '<InstdAgt><FinInstnId><Nm>The clearing</Nm></FinInstnId></InstdAgt>';

export const mutations: readonly Mutation[] = [
  put('GrpHdr', nameOnly),
  atFirstOf(transactions, (place) => put(place, nameOnly)),
];
