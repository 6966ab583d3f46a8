import type { Mutation } from '../../mutations/mutation.ts';
import { reason } from '../reason-code-mutations.ts';

export const mutations: readonly Mutation[] = ['CURR', 'AC05', 'AC01', 'AGNT'].flatMap(reason);
