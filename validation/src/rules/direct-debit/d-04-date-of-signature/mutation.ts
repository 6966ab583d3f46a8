import { daysFromNow } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { drop, set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [set('DtOfSgntr', daysFromNow(60)), drop('DtOfSgntr')];
