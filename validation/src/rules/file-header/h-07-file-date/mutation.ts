import type { Mutation } from '../../../error-injection/mutation.ts';
import { set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [set('FDtTm', '2015-09-15T10:30:00')];
