import { daysFromNow } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [-20, -100, -500].flatMap((days) =>
  ['OrgnlIntrBkSttlmDt', 'OrgnlTxRef/IntrBkSttlmDt'].map((place) => set(place, daysFromNow(days))),
);
