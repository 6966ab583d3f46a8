import type { Mutation } from '../../mutations/mutation.ts';
import { amount } from '../payment-mutations.ts';

export const mutations: readonly Mutation[] = [amount('1000000000.00')];
