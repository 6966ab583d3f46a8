import { daysFromNow, otherCents } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { set } from '../../../error-injection/operations.ts';

/** The elements with the amount of the original; the validator looks the original up by its ids. */
const originalAmounts = ['OrgnlIntrBkSttlmAmt', 'OrgnlTxRef/IntrBkSttlmAmt'];

export const mutations: readonly Mutation[] = [
  ...originalAmounts.map((place) => set(place, otherCents)),
  ...['OrgnlIntrBkSttlmDt', 'OrgnlTxRef/IntrBkSttlmDt'].map((place) => set(place, daysFromNow(-2))),
];
