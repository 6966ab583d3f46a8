import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [insert('RtrRsnInf', '<Rsn><Cd>MD06</Cd></Rsn>')];
