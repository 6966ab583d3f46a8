import type { Mutation } from '../../../error-injection/mutation.ts';
import { atFirstOf, drop } from '../../../error-injection/operations.ts';
import { atPaymentType, paymentTypes } from '../payment-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...atPaymentType('<SeqTp>RPRE</SeqTp>'),
  atFirstOf(paymentTypes, (place) => drop(`${place}/SeqTp`)),
];
