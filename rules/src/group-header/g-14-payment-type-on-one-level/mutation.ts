import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, drop, insert } from '../../mutations/operations.ts';
import { payments } from '../../mutations/party-paths.ts';

const paymentType = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>';

export const mutations: readonly Mutation[] = [
  insert('GrpHdr', paymentType),
  atFirstOf(payments, (place) => drop(`${place}/PmtTpInf`)),
  drop('GrpHdr/PmtTpInf'),
];
