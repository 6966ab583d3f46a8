import type { FactsById } from './rule-facts.ts';

const agents = (first: string, second: string): string =>
  `<InstgAgt>\n  <FinInstnId>${first}</FinInstnId>\n</InstgAgt>\n<InstdAgt>\n  <FinInstnId>${second}</FinInstnId>\n</InstdAgt>`;

/** A payment of that category. */
const kindOf = (purpose: string): string =>
  `<CdtTrfTxInf>\n  <PmtTpInf>\n    <CtgyPurp>\n      <Cd>${purpose}</Cd>\n    </CtgyPurp>\n  </PmtTpInf>\n</CdtTrfTxInf>`;

/** Rules of the bulk. */
export const groupHeaderFacts: FactsById = {
  'G-01': {
    codes: ['AM05'],
    right: '<MsgId>ZYDO-20251015-0002</MsgId>',
    wrong: '<MsgId>ZYDO-20251015-0001</MsgId>',
  },
  'G-02': {
    codes: ['AM18', 'AM19'],
    right: '<NbOfTxs>1</NbOfTxs>\n<CdtTrfTxInf/>',
    wrong: '<NbOfTxs>2</NbOfTxs>\n<CdtTrfTxInf/>',
  },
  'G-03': {
    codes: ['FF01'],
    right: '<TtlIntrBkSttlmAmt Ccy="EUR">250.00</TtlIntrBkSttlmAmt>',
    wrong: '<TtlIntrBkSttlmAmt Ccy="USD">250.00</TtlIntrBkSttlmAmt>',
  },
  'G-04': {
    codes: ['AM10', 'FF01'],
    right: '<TtlIntrBkSttlmAmt Ccy="EUR">250.00</TtlIntrBkSttlmAmt>\n<IntrBkSttlmAmt Ccy="EUR">250.00</IntrBkSttlmAmt>',
    wrong: '<TtlIntrBkSttlmAmt Ccy="EUR">250.01</TtlIntrBkSttlmAmt>\n<IntrBkSttlmAmt Ccy="EUR">250.00</IntrBkSttlmAmt>',
  },
  'G-05': {
    codes: ['AM10'],
    right:
      '<TtlRtrdIntrBkSttlmAmt Ccy="EUR">250.00</TtlRtrdIntrBkSttlmAmt>\n<RtrdIntrBkSttlmAmt Ccy="EUR">250.00</RtrdIntrBkSttlmAmt>',
    wrong:
      '<TtlRtrdIntrBkSttlmAmt Ccy="EUR">205.00</TtlRtrdIntrBkSttlmAmt>\n<RtrdIntrBkSttlmAmt Ccy="EUR">250.00</RtrdIntrBkSttlmAmt>',
  },
  'G-06': {
    codes: ['AM10', 'AM18'],
    right:
      '<CtrlData>\n  <NbOfTxs>1</NbOfTxs>\n  <CtrlSum>250.00</CtrlSum>\n</CtrlData>\n<OrgnlIntrBkSttlmAmt Ccy="EUR">250.00</OrgnlIntrBkSttlmAmt>',
    wrong:
      '<CtrlData>\n  <NbOfTxs>1</NbOfTxs>\n  <CtrlSum>0.00</CtrlSum>\n</CtrlData>\n<OrgnlIntrBkSttlmAmt Ccy="EUR">250.00</OrgnlIntrBkSttlmAmt>',
  },
  'G-07': {
    right: '<GrpHdr>\n  <IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>\n</GrpHdr>',
    wrong: '<CdtTrfTxInf>\n  <IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>\n</CdtTrfTxInf>',
  },
  'G-08': {
    codes: ['DT01'],
    right: '<IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>',
    wrong: '<IntrBkSttlmDt>2025-10-18</IntrBkSttlmDt>',
  },
  'G-09': {
    codes: ['TM01'],
    right: '<!-- 15 October, 17:05 -->\n<IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>',
    wrong: '<!-- 15 October, 17:05 -->\n<IntrBkSttlmDt>2025-10-15</IntrBkSttlmDt>',
  },
  'G-10': {
    codes: ['DT01'],
    unconfirmed: true,
    right: '<IntrBkSttlmDt>2025-10-15</IntrBkSttlmDt>\n<AccptncDtTm>2025-10-15T08:59:57.25Z</AccptncDtTm>',
    wrong: '<IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>\n<AccptncDtTm>2025-10-15T08:59:57.25Z</AccptncDtTm>',
  },
  'G-11': { right: '<SttlmMtd>CLRG</SttlmMtd>', wrong: '<SttlmMtd>COVE</SttlmMtd>' },
  'G-12': {
    right: '<SttlmInf>\n  <SttlmMtd>CLRG</SttlmMtd>\n  <ClrSys>\n    <Prtry>ST2</Prtry>\n  </ClrSys>\n</SttlmInf>',
    wrong: '<SttlmInf>\n  <SttlmMtd>CLRG</SttlmMtd>\n</SttlmInf>',
  },
  'G-13': {
    right: '<SttlmAcct>\n  <Id>\n    <IBAN>DE89370400440532013000</IBAN>\n  </Id>\n</SttlmAcct>',
    wrong: '<SttlmAcct>\n  <Id>\n    <IBAN>DE89370400440532013000</IBAN>\n  </Id>\n  <Ccy>EUR</Ccy>\n</SttlmAcct>',
  },
  'G-14': {
    right:
      '<GrpHdr>\n  <PmtTpInf>\n    <SvcLvl>\n      <Cd>SEPA</Cd>\n    </SvcLvl>\n  </PmtTpInf>\n</GrpHdr>\n<CdtTrfTxInf/>',
    wrong: '<GrpHdr/>\n<CdtTrfTxInf/>',
  },
  'G-15': {
    right: `${kindOf('FCOL')}\n${kindOf('SUPP')}`,
    wrong: `<GrpHdr>\n  <PmtTpInf/>\n</GrpHdr>\n${kindOf('FCOL')}\n${kindOf('SUPP')}`,
  },
  'G-16': {
    right: agents('<BICFI>ZYDODEF0XXX</BICFI>', '<BICFI>ZYCSDEF0XXX</BICFI>'),
    wrong: agents('<BICFI>ZYDODEF0XXX</BICFI>', '<Nm>The clearing</Nm>'),
  },
  'G-17': {
    unconfirmed: true,
    right: '<GrpHdr>\n  <NbOfTxs>1</NbOfTxs>\n</GrpHdr>\n<CdtTrfTxInf/>',
    wrong: '<GrpHdr>\n  <NbOfTxs>2</NbOfTxs>\n</GrpHdr>\n<CdtTrfTxInf/>\n<CdtTrfTxInf/>',
  },
  'G-18': {
    right: '<Undrlyg>\n  <IntrBk/>\n</Undrlyg>',
    wrong: '<Undrlyg>\n  <StmtNtry/>\n</Undrlyg>',
  },
};
