import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [set('GrpHdr/NbOfTxs', (number) => String(Number(number) + 1))];
