import type { FactsById } from './rule-facts.ts';

const reason = (element: string, code: string, more = ''): string =>
  `<${element}>\n  <Rsn>\n    <Cd>${code}</Cd>\n  </Rsn>${more}\n</${element}>`;
const euro = (element: string, value: string): string => `<${element} Ccy="EUR">${value}</${element}>`;
const ofBank =
  '  <Orgtr>\n    <Id>\n      <OrgId>\n        <AnyBIC>ZYDODEF0XXX</AnyBIC>\n      </OrgId>\n    </Id>\n  </Orgtr>';
const by = (originator: string, code: string): string =>
  `<RtrRsnInf>\n${originator}\n  <Rsn>\n    <Cd>${code}</Cd>\n  </Rsn>\n</RtrRsnInf>`;
const returned = euro('RtrdIntrBkSttlmAmt', '250.00');
const charges = `<ChrgsInf>\n  ${euro('Amt', '2.50')}\n</ChrgsInf>`;
const count = (status: string, number: number): string =>
  `<NbOfTxsPerSts>\n  <DtldNbOfTxs>${String(number)}</DtldNbOfTxs>\n  <DtldSts>${status}</DtldSts>\n</NbOfTxsPerSts>`;

/** Rules of rejects, returns, recalls, reversals and inquiries. */
export const answersFacts: FactsById = {
  'R-01': {
    codes: ['XT74', 'NOOR'],
    right: '<OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>',
    wrong: '<OrgnlTxId>ZYDO-TX-9999</OrgnlTxId>',
  },
  'R-02': {
    codes: ['XT77'],
    right: euro('OrgnlIntrBkSttlmAmt', '250.00'),
    wrong: euro('OrgnlIntrBkSttlmAmt', '205.00'),
  },
  'R-03': {
    codes: ['XT75', 'ARDT'],
    right: '<!-- settled, not returned -->\n<RtrId>RTR-0001</RtrId>',
    wrong: '<!-- returned already by RTR-0001 -->\n<RtrId>RTR-0002</RtrId>',
  },
  'R-04': { right: '<OrgnlMsgNmId>pacs.008</OrgnlMsgNmId>', wrong: '<OrgnlMsgNmId>credit transfer</OrgnlMsgNmId>' },
  'R-05': {
    right: `${euro('OrgnlIntrBkSttlmAmt', '250.00')}\n${euro('RtrdIntrBkSttlmAmt', '247.50')}\n${charges}`,
    wrong: `${euro('OrgnlIntrBkSttlmAmt', '250.00')}\n${euro('RtrdIntrBkSttlmAmt', '247.50')}`,
  },
  'R-06': {
    codes: ['XT78'],
    right: `${euro('OrgnlIntrBkSttlmAmt', '250.00')}\n${euro('RtrdIntrBkSttlmAmt', '251.00')}\n${euro('CompstnAmt', '1.00')}`,
    wrong: `${euro('OrgnlIntrBkSttlmAmt', '250.00')}\n${returned}\n${euro('CompstnAmt', '1.00')}`,
  },
  'R-07': { codes: ['XT76'], right: reason('RtrRsnInf', 'AC04'), wrong: reason('RtrRsnInf', 'AC05') },
  'R-08': {
    codes: ['MS02', 'MS03', 'AM05'],
    unconfirmed: true,
    right: by(ofBank, 'AC04'),
    wrong: by('  <Orgtr/>', 'AC04'),
  },
  'R-09': {
    right: '<OrgnlIntrBkSttlmDt>2025-10-14</OrgnlIntrBkSttlmDt>\n<IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>',
    wrong: '<OrgnlIntrBkSttlmDt>2025-09-14</OrgnlIntrBkSttlmDt>\n<IntrBkSttlmDt>2025-10-16</IntrBkSttlmDt>',
  },
  'R-10': {
    codes: ['AM05', 'MS02', 'MS03'],
    unconfirmed: true,
    right: reason('RvslRsnInf', 'AM05'),
    wrong: reason('RvslRsnInf', 'AC04'),
  },
  'R-11': {
    codes: ['DUPL', 'TECH', 'FRAD', 'CUST', 'AC03', 'AM09'],
    right: reason('CxlRsnInf', 'DUPL'),
    wrong: `<!-- three months later -->\n${reason('CxlRsnInf', 'DUPL')}`,
  },
  'R-12': {
    codes: ['CUST', 'LEGL', 'ARDT', 'AC04', 'AM04', 'NOAS', 'NOOR', 'RR04'],
    right: '<Sts>\n  <Conf>RJCR</Conf>\n</Sts>',
    wrong: '<Sts>\n  <Conf>CNCL</Conf>\n</Sts>',
  },
  'R-13': {
    codes: ['FOCR'],
    right: reason('RtrRsnInf', 'FOCR', '\n  <AddtlInf>CXL-0001</AddtlInf>'),
    wrong: reason('RtrRsnInf', 'FOCR'),
  },
  'R-14': {
    codes: ['ARDT'],
    right: '<!-- settled -->\n<CxlId>CXL-0001</CxlId>',
    wrong: '<!-- returned by RTR-0001 -->\n<CxlId>CXL-0001</CxlId>',
  },
  'R-15': {
    right: '<!-- 16 bank days after the recall: pacs.028 -->\n<OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>',
    wrong: '<!-- 5 bank days after the recall: pacs.028 -->\n<OrgnlTxId>ZYDO-TX-0001</OrgnlTxId>',
  },
  'R-16': {
    right: '<Mod>\n  <IntrBkSttlmDt>2025-10-13</IntrBkSttlmDt>\n</Mod>',
    wrong: '<Mod>\n  <TxId>ZYDO-TX-0001</TxId>\n</Mod>',
  },
  'R-17': {
    codes: ['ARDT', 'ARJT', 'NOOR', 'RNPR', 'RR04'],
    right: '<Sts>\n  <Conf>ACNR</Conf>\n</Sts>',
    wrong: '<Sts>\n  <Conf>RJCR</Conf>\n</Sts>',
  },
  'R-18': {
    right: `<OrgnlNbOfTxs>3</OrgnlNbOfTxs>\n<GrpSts>PART</GrpSts>\n${count('ACCP', 2)}\n${count('RJCT', 1)}`,
    wrong: `<OrgnlNbOfTxs>3</OrgnlNbOfTxs>\n<GrpSts>PART</GrpSts>\n${count('ACCP', 2)}\n${count('RJCT', 2)}`,
  },
  'R-19': {
    unconfirmed: true,
    right: '<OrgnlMsgNmId>pacs.003</OrgnlMsgNmId>\n<OrgnlMsgNmId>pacs.003</OrgnlMsgNmId>',
    wrong: '<OrgnlMsgNmId>pacs.003</OrgnlMsgNmId>\n<OrgnlMsgNmId>pacs.008</OrgnlMsgNmId>',
  },
  'R-20': {
    codes: ['XT87'],
    right: '<InstgAgt>\n  <FinInstnId>\n    <BICFI>ZYDODEF0XXX</BICFI>\n  </FinInstnId>\n</InstgAgt>',
    wrong: '<InstgAgt>\n  <FinInstnId>\n    <BICFI>ZYNODEF0XXX</BICFI>\n  </FinInstnId>\n</InstgAgt>',
  },
};
