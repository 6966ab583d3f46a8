import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, drop, insert } from '../../mutations/operations.ts';
import { transactions } from '../../mutations/party-paths.ts';

const date = 'GrpHdr/IntrBkSttlmDt';

export const mutations: readonly Mutation[] = [
  drop(date),
  atFirstOf(transactions, (place) => insert(place, '<IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>')),
];
