import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('CdtTrfTxInf', '<InstrForCdtrAgt><Cd>CHQB</Cd></InstrForCdtrAgt>'),
  insert('PmtInf/CdtTrfTxInf', '<ChqInstr><ChqTp>BCHQ</ChqTp></ChqInstr>'),
];
