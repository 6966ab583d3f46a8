import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, insert } from '../../mutations/operations.ts';
import { payments } from '../../mutations/party-paths.ts';
import { atPaymentType } from '../payment-mutations.ts';

const inPaymentType = (xml: string): readonly Mutation[] => [
  insert('GrpHdr/PmtTpInf', xml),
  atFirstOf(payments, (place) => insert(`${place}/PmtTpInf`, xml)),
  insert('PmtInf/PmtTpInf', xml),
];

export const mutations: readonly Mutation[] = [
  ...atPaymentType('<CtgyPurp><Cd>WAGE</Cd></CtgyPurp>'),
  ...inPaymentType('<CtgyPurp><Cd>WAGE</Cd></CtgyPurp>'),
];
