import type { Mutation } from '../../mutations/mutation.ts';
import { drop, inSequence, insert } from '../../mutations/operations.ts';

const byId = (agent: string, id: string): Mutation =>
  inSequence(drop(`${agent}/FinInstnId/BICFI`), insert(`${agent}/FinInstnId`, `<Othr><Id>${id}</Id></Othr>`));

export const mutations: readonly Mutation[] = [
  byId('PmtInf/DbtrAgt', 'UNKNOWN'),
  byId('DrctDbtTxInf/DbtrAgt', 'UNKNOWN'),
];
