import type { Mutation } from '../../mutations/mutation.ts';
import { drop, insert } from '../../mutations/operations.ts';

const ofCollection = (instrument: string): string =>
  `<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>${instrument}</Cd></LclInstrm><SeqTp>RCUR</SeqTp></PmtTpInf>`;

export const mutations: readonly Mutation[] = [
  insert('PmtInf/CdtTrfTxInf', '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>'),
  insert('PmtInf/CdtTrfTxInf', '<PmtTpInf><LclInstrm><Cd>INST</Cd></LclInstrm></PmtTpInf>'),
  ...['CORE', 'B2B'].map((instrument) => insert('PmtInf/DrctDbtTxInf', ofCollection(instrument))),
  drop('PmtInf/PmtTpInf'),
];
