import type { Mutation } from '../../../error-injection/mutation.ts';
import { put, set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [set('ChrgBr', 'SHAR'), put('TxInf', '<ChrgBr>SHAR</ChrgBr>')];
