import type { Mutation } from '../../mutations/mutation.ts';
import { insert, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [set('ChrgBr', 'SHAR'), insert('TxInf', '<ChrgBr>SHAR</ChrgBr>')];
