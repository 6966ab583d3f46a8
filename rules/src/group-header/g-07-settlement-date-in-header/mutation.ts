import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, drop, put } from '../../mutations/operations.ts';
import { transactions } from '../../mutations/party-places.ts';

const date = 'GrpHdr/IntrBkSttlmDt';

export const mutations: readonly Mutation[] = [
  drop(date),
  atFirstOf(transactions, (place) => put(place, '<IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>')),
];
