import type { Mutation } from '../../../error-injection/mutation.ts';
import { amount } from '../payment-mutations.ts';

export const mutations: readonly Mutation[] = [amount('1000000000.00')];
