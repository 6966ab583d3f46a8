import { daysFromNow } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

const date = 'GrpHdr/IntrBkSttlmDt';

export const mutations: readonly Mutation[] = [set(date, daysFromNow(1)), set(date, daysFromNow(3))];
