import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, put } from '../../mutations/operations.ts';
import { payments } from '../../mutations/party-places.ts';
import { atPaymentType } from '../payment-mutations.ts';

const inPaymentType = (xml: string): readonly Mutation[] => [
  put('GrpHdr/PmtTpInf', xml),
  atFirstOf(payments, (place) => put(`${place}/PmtTpInf`, xml)),
  put('PmtInf/PmtTpInf', xml),
];

export const mutations: readonly Mutation[] = [
  ...atPaymentType('<CtgyPurp><Cd>WAGE</Cd></CtgyPurp>'),
  ...inPaymentType('<CtgyPurp><Cd>WAGE</Cd></CtgyPurp>'),
];
