import { daysFromNow } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [-20, -100, -500, 20].flatMap((days) =>
  ['OrgnlIntrBkSttlmDt', 'OrgnlTxRef/IntrBkSttlmDt'].map((place) => set(place, daysFromNow(days))),
);
