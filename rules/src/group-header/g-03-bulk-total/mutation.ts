import type { Mutation } from '../../mutations/mutation.ts';
import { attribute, drop } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  attribute('GrpHdr/TtlIntrBkSttlmAmt', 'Ccy', 'USD'),
  drop('GrpHdr/TtlIntrBkSttlmAmt'),
];
