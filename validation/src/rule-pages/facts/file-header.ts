import type { FactsById } from './rule-facts.ts';

/** Rules of the file around the messages. */
export const fileHeaderFacts: FactsById = {
  'H-01': {
    right: '<CreditFile xmlns="urn:clearbench:csm:icf">\n  <FType>ICF</FType>\n</CreditFile>',
    wrong: '<DebitFile xmlns="urn:clearbench:csm:icf">\n  <FType>ICF</FType>\n</DebitFile>',
  },
  'H-02': { right: '<SndgInst>ZYDODEF0XXX</SndgInst>', wrong: '<SndgInst>ZYDODEF0X</SndgInst>' },
  'H-03': {
    right: '<SrvcId>SCT</SrvcId>\n<FIToFICstmrCdtTrf/>',
    wrong: '<SrvcId>CORE</SrvcId>\n<FIToFICstmrCdtTrf/>',
  },
  'H-04': { right: '<TstCode>T</TstCode>', wrong: '<TstCode>X</TstCode>' },
  'H-05': {
    right: '<!-- sent to the clearing -->\n<FType>ICF</FType>',
    wrong: '<!-- sent to the clearing -->\n<FType>SCF</FType>',
  },
  'H-06': { right: '<FileRef>A251015000000001</FileRef>', wrong: '<FileRef>a-251015-1</FileRef>' },
  'H-07': { right: '<FDtTm>2025-10-15T10:30:00</FDtTm>', wrong: '<FDtTm>2025-09-15T10:30:00</FDtTm>' },
  'H-08': {
    right: '<NumCTBlk>2</NumCTBlk>\n<FIToFICstmrCdtTrf/>\n<FIToFICstmrCdtTrf/>',
    wrong: '<NumCTBlk>3</NumCTBlk>\n<FIToFICstmrCdtTrf/>\n<FIToFICstmrCdtTrf/>',
  },
  'H-09': { right: 'CB01SCTZYDODEF0251015103000001.I', wrong: 'payments of october.xml' },
  'H-10': { right: '<NbOfTxs>100000</NbOfTxs>', wrong: '<NbOfTxs>100001</NbOfTxs>' },
};
