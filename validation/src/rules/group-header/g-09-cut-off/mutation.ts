import { daysFromNow } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { set } from '../../../error-injection/operations.ts';

const date = 'GrpHdr/IntrBkSttlmDt';

export const mutations: readonly Mutation[] = [set(date, daysFromNow(0))];
