import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [set('SrvcId', 'XYZ'), set('SrvcId', 'B2B')];
