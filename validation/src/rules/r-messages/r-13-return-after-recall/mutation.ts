import type { Mutation } from '../../../error-injection/mutation.ts';
import { drop, inSequence, put } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  put('RtrRsnInf', '<Rsn><Cd>FOCR</Cd></Rsn>'),
  inSequence(drop('RtrRsnInf/AddtlInf'), put('RtrRsnInf', '<Rsn><Cd>FOCR</Cd></Rsn>')),
];
