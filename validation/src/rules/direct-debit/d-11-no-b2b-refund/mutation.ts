import type { Mutation } from '../../../error-injection/mutation.ts';
import { put } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [put('RtrRsnInf', '<Rsn><Cd>MD06</Cd></Rsn>')];
