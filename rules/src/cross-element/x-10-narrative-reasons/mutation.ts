import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [set('StsRsnInf/Rsn/Cd', 'NARR'), set('RtrRsnInf/Rsn/Cd', 'NARR')];
