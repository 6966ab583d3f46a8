import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [set('TstCode', (old) => (old === 'T' ? 'P' : 'T')), set('TstCode', 'X')];
