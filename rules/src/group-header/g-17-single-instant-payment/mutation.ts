import { withCorrectTotals } from '../../mutations/correct-totals.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence } from '../../mutations/operations.ts';
import { secondPayment } from '../../mutations/second-payment.ts';

export const mutations: readonly Mutation[] = [inSequence(secondPayment, withCorrectTotals)];
