import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, drop, put } from '../../mutations/operations.ts';
import { payments } from '../../mutations/party-places.ts';

const paymentType = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>';

export const mutations: readonly Mutation[] = [
  put('GrpHdr', paymentType),
  atFirstOf(payments, (place) => drop(`${place}/PmtTpInf`)),
  drop('GrpHdr/PmtTpInf'),
];
