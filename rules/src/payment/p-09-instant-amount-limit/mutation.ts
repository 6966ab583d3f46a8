import type { Mutation } from '../../mutations/mutation.ts';
import { amount } from '../payment-mutations.ts';

export const mutations: readonly Mutation[] = [amount('100000.01')];
