import type { Mutation } from '../../mutations/mutation.ts';
import { put } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [put('RtrRsnInf', '<Rsn><Cd>MD06</Cd></Rsn>')];
