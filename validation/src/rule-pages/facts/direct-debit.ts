import type { FactsById } from './rule-facts.ts';

const creditor = (id: string, scheme: string): string =>
  `<CdtrSchmeId>\n  <Id>\n    <PrvtId>\n      <Othr>\n        <Id>${id}</Id>${scheme}\n      </Othr>\n    </PrvtId>\n  </Id>\n</CdtrSchmeId>`;
const sepa = '\n        <SchmeNm>\n          <Prtry>SEPA</Prtry>\n        </SchmeNm>';
const id = 'DE98ZZZ09999999999';
const mandate = (inside: string): string => `<MndtRltdInf>\n${inside}\n</MndtRltdInf>`;
const amendment = (inside: string): string => `  <AmdmntInfDtls>\n${inside}\n  </AmdmntInfDtls>`;
const formerAccount = (inside: string): string =>
  amendment(`    <OrgnlDbtrAcct>\n      <Id>\n        ${inside}\n      </Id>\n    </OrgnlDbtrAcct>`);

/** Rules of direct debits and their mandates. */
export const directDebitFacts: FactsById = {
  'D-01': { right: creditor(id, sepa), wrong: creditor(id, '') },
  'D-02': { codes: ['XT53', 'BE05'], right: creditor(id, sepa), wrong: creditor('DE97ZZZ09999999999', sepa) },
  'D-03': { right: '<MndtId>MANDATE-0815</MndtId>', wrong: '<MndtId>MANDATE#0815</MndtId>' },
  'D-04': {
    unconfirmed: true,
    right: '<DtOfSgntr>2025-09-01</DtOfSgntr>\n<IntrBkSttlmDt>2025-10-20</IntrBkSttlmDt>',
    wrong: '<DtOfSgntr>2025-11-01</DtOfSgntr>\n<IntrBkSttlmDt>2025-10-20</IntrBkSttlmDt>',
  },
  'D-05': {
    codes: ['MD02'],
    right: mandate(`  <AmdmntInd>true</AmdmntInd>\n${amendment('    <OrgnlMndtId>MANDATE-0700</OrgnlMndtId>')}`),
    wrong: mandate('  <AmdmntInd>true</AmdmntInd>'),
  },
  'D-06': {
    codes: ['MD02'],
    right: formerAccount('<Othr>\n          <Id>SMNDA</Id>\n        </Othr>'),
    wrong: formerAccount('<Othr>\n          <Id>532013000</Id>\n        </Othr>'),
  },
  'D-07': { right: '<SeqTp>RCUR</SeqTp>', wrong: '<SeqTp>FRST</SeqTp>' },
  'D-08': {
    codes: ['MD01', 'SL01'],
    unconfirmed: true,
    right: '<!-- first use of the mandate -->\n<SeqTp>OOFF</SeqTp>',
    wrong: '<!-- second use of the mandate -->\n<SeqTp>OOFF</SeqTp>',
  },
  'D-09': {
    codes: ['DT01', 'TM01'],
    right: '<!-- 15 October -->\n<IntrBkSttlmDt>2025-10-20</IntrBkSttlmDt>',
    wrong: '<!-- 15 October -->\n<IntrBkSttlmDt>2025-11-20</IntrBkSttlmDt>',
  },
  'D-10': {
    scope: {
      schemes: ['core', 'b2b'],
      rulebooks: ['2019', '2021', '2023', '2025'],
      messages: ['pacs.003', 'pain.008'],
    },
    codes: ['FF01'],
    right: '<ElctrncSgntr>0123456789ABCDEF</ElctrncSgntr>',
    wrong: `<ElctrncSgntr>${'0123456789'.repeat(12)}… (1026)</ElctrncSgntr>`,
  },
  'D-11': {
    codes: ['MD01', 'MD06'],
    right: '<RtrRsnInf>\n  <Rsn>\n    <Cd>AM04</Cd>\n  </Rsn>\n</RtrRsnInf>',
    wrong: '<RtrRsnInf>\n  <Rsn>\n    <Cd>MD06</Cd>\n  </Rsn>\n</RtrRsnInf>',
  },
  'D-12': {
    unconfirmed: true,
    right: '<IntrBkSttlmAmt Ccy="EUR">250.00</IntrBkSttlmAmt>\n<ChrgBr>SLEV</ChrgBr>',
    wrong:
      '<IntrBkSttlmAmt Ccy="EUR">250.00</IntrBkSttlmAmt>\n<ChrgBr>SLEV</ChrgBr>\n<InstdAmt Ccy="EUR">251.00</InstdAmt>',
  },
};
