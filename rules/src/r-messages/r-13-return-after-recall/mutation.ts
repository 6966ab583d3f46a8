import type { Mutation } from '../../mutations/mutation.ts';
import { drop, inSequence, put } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  put('RtrRsnInf', '<Rsn><Cd>FOCR</Cd></Rsn>'),
  inSequence(drop('RtrRsnInf/AddtlInf'), put('RtrRsnInf', '<Rsn><Cd>FOCR</Cd></Rsn>')),
];
