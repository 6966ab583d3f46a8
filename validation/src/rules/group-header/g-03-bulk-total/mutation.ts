import type { Mutation } from '../../../error-injection/mutation.ts';
import { attribute, drop } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  attribute('GrpHdr/TtlIntrBkSttlmAmt', 'Ccy', 'USD'),
  drop('GrpHdr/TtlIntrBkSttlmAmt'),
];
