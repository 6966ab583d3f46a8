import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [set('FDtTm', '2015-09-15T10:30:00')];
