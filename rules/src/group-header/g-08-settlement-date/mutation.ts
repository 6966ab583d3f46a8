import { daysFromNow, saturday } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, set } from '../../mutations/operations.ts';

const date = 'GrpHdr/IntrBkSttlmDt';

/** Moves the due date of a collection as well. */
const due = (day: typeof saturday): Mutation => inSequence(set('ReqdColltnDt', day), set(date, day));

export const mutations: readonly Mutation[] = [
  set(date, daysFromNow(-3)),
  set(date, saturday),
  set(date, daysFromNow(40)),
  due(saturday),
  due(daysFromNow(-3)),
];
