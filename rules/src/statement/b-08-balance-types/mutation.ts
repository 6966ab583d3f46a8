import type { Mutation } from '../../mutations/mutation.ts';
import { twice } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [twice('Stmt/Bal'), twice('Rpt/Bal')];
