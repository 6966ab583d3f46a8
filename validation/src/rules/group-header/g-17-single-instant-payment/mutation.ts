import { withCorrectTotals } from '../../../error-injection/correct-totals.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { inSequence } from '../../../error-injection/operations.ts';
import { secondPayment } from '../../../error-injection/second-payment.ts';

export const mutations: readonly Mutation[] = [inSequence(secondPayment, withCorrectTotals)];
