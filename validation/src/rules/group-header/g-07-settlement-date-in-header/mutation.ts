import type { Mutation } from '../../../error-injection/mutation.ts';
import { atFirstOf, drop, put } from '../../../error-injection/operations.ts';
import { transactions } from '../../../error-injection/party-places.ts';

const date = 'GrpHdr/IntrBkSttlmDt';

export const mutations: readonly Mutation[] = [
  drop(date),
  atFirstOf(transactions, (place) => put(place, '<IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>')),
];
