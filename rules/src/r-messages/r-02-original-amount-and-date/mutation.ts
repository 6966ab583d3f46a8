import { daysFromNow, otherCents } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

/** The elements with the amount of the original; the validator looks the original up by its ids. */
const originalAmounts = ['OrgnlIntrBkSttlmAmt', 'OrgnlTxRef/IntrBkSttlmAmt'];

export const mutations: readonly Mutation[] = [
  ...originalAmounts.map((place) => set(place, otherCents)),
  ...['OrgnlIntrBkSttlmDt', 'OrgnlTxRef/IntrBkSttlmDt'].map((place) => set(place, daysFromNow(-2))),
];
