import { daysFromNow } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { drop, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [drop('DtOfSgntr'), set('DtOfSgntr', daysFromNow(60))];
