import type { Mutation } from '../../../error-injection/mutation.ts';
import { amount } from '../payment-mutations.ts';

export const mutations: readonly Mutation[] = [amount('100000.01')];
