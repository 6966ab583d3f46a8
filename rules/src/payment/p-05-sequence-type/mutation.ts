import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, drop } from '../../mutations/operations.ts';
import { atPaymentType, paymentTypes } from '../payment-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...atPaymentType('<SeqTp>RPRE</SeqTp>'),
  atFirstOf(paymentTypes, (place) => drop(`${place}/SeqTp`)),
];
