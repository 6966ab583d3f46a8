import type { Mutation } from '../../mutations/mutation.ts';
import { drop } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [drop('TxInfAndSts/StsRsnInf')];
