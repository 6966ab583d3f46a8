import type { Mutation } from '../../../error-injection/mutation.ts';
import { atFirstOf, drop, put } from '../../../error-injection/operations.ts';
import { payments } from '../../../error-injection/party-places.ts';

const paymentType = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>';

export const mutations: readonly Mutation[] = [
  put('GrpHdr', paymentType),
  atFirstOf(payments, (place) => drop(`${place}/PmtTpInf`)),
  drop('GrpHdr/PmtTpInf'),
];
