import type { Mutation } from '../../mutations/mutation.ts';
import { drop, inSequence, insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('RtrRsnInf', '<Rsn><Cd>FOCR</Cd></Rsn>'),
  inSequence(drop('RtrRsnInf/AddtlInf'), insert('RtrRsnInf', '<Rsn><Cd>FOCR</Cd></Rsn>')),
];
