import type { Mutation } from '../../mutations/mutation.ts';
import { put, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [set('ChrgBr', 'SHAR'), put('TxInf', '<ChrgBr>SHAR</ChrgBr>')];
