import type { FactsById } from './rule-facts.ts';

const account = (element: string, iban: string): string =>
  `<${element}>\n  <Id>\n    <IBAN>${iban}</IBAN>\n  </Id>\n</${element}>`;
const agent = (element: string, inside: string): string =>
  `<${element}>\n  <FinInstnId>\n    ${inside}\n  </FinInstnId>\n</${element}>`;
const bic = (value: string): string => `<BICFI>${value}</BICFI>`;
const other = (id: string, kind: string): string =>
  `  <Othr>\n    <Id>${id}</Id>\n    <SchmeNm>\n      <Cd>${kind}</Cd>\n    </SchmeNm>\n  </Othr>`;
const inside = (element: string, ...parts: readonly string[]): string =>
  `<${element}>\n${parts.join('\n')}\n</${element}>`;

const paymentId = '<PmtId>\n  <EndToEndId>INVOICE-4711</EndToEndId>';
const uetr = '  <UETR>8a562c67-ca16-48ba-b074-65581be6f001</UETR>';
const born =
  '  <DtAndPlcOfBirth>\n    <BirthDt>1980-05-01</BirthDt>\n    <CityOfBirth>Koeln</CityOfBirth>\n    <CtryOfBirth>DE</CtryOfBirth>\n  </DtAndPlcOfBirth>';
const lei = '  <LEI>529900T8BM49AURSDO55</LEI>';
const alias = '  <Prxy>\n    <Tp>\n      <Cd>TELE</Cd>\n    </Tp>\n    <Id>+49 30 000000</Id>\n  </Prxy>';
const iban = '  <Id>\n    <IBAN>DE89370400440532013000</IBAN>\n  </Id>';

/** Rules of ids, parties, accounts and banks. */
export const identificationFacts: FactsById = {
  'I-01': {
    codes: ['AM05'],
    right: `${paymentId}\n  <TxId>ZYDO-TX-0001</TxId>\n</PmtId>`,
    wrong: `${paymentId}\n</PmtId>`,
  },
  'I-02': {
    codes: ['RF01', 'AM05'],
    right: '<TxId>ZYDO-TX-0001</TxId>\n<TxId>ZYDO-TX-0002</TxId>',
    wrong: '<TxId>ZYDO-TX-0001</TxId>\n<TxId>ZYDO-TX-0001</TxId>',
  },
  'I-03': { right: '<EndToEndId>NOTPROVIDED</EndToEndId>', wrong: '<EndToEndId>NOT PROVIDED</EndToEndId>' },
  'I-04': {
    right: `${inside('PmtId', uetr)}\n${inside('PmtId', uetr.replace('6f001', '6f002'))}`,
    wrong: `${inside('PmtId', uetr)}\n${inside('PmtId', uetr)}`,
  },
  'I-05': { codes: ['RR02', 'RR03'], right: '<Dbtr>\n  <Nm>Anna Beispiel</Nm>\n</Dbtr>', wrong: '<Dbtr/>' },
  'I-06': {
    right: '<UltmtDbtr>\n  <Nm>Bea Beispiel</Nm>\n</UltmtDbtr>',
    wrong:
      '<UltmtDbtr>\n  <Nm>Bea Beispiel</Nm>\n  <PstlAdr>\n    <TwnNm>Koeln</TwnNm>\n    <Ctry>DE</Ctry>\n  </PstlAdr>\n</UltmtDbtr>',
  },
  'I-07': {
    codes: ['AC01', 'RR01'],
    right: account('DbtrAcct', 'DE89370400440532013000'),
    wrong: '<DbtrAcct>\n  <Id>\n    <Othr>\n      <Id>532013000</Id>\n    </Othr>\n  </Id>\n</DbtrAcct>',
  },
  'I-08': {
    codes: ['AC01', 'XD19'],
    right: account('DbtrAcct', 'DE89370400440532013000'),
    wrong: account('DbtrAcct', 'DE88370400440532013000'),
  },
  'I-09': {
    codes: ['XT73'],
    right: account('CdtrAcct', 'FR1420041010050500013M02606'),
    wrong: account('CdtrAcct', 'TR330006100519786457841326'),
  },
  'I-10': {
    codes: ['AC01'],
    right: account('DbtrAcct', 'DE89370400440532013000'),
    wrong: account('DbtrAcct', 'de89370400440532013000'),
  },
  'I-11': {
    right: `${account('DbtrAcct', 'DE89370400440532013000')}\n${agent('DbtrAgt', bic('ZYDODEF0XXX'))}`,
    wrong: `${account('DbtrAcct', 'DE89370400440532013000')}\n${agent('DbtrAgt', bic('ZYCOFRP0XXX'))}`,
  },
  'I-12': { codes: ['RC01'], right: bic('ZYDODEF0XXX'), wrong: bic('ZYDODEF') },
  'I-13': { codes: ['RC01'], unconfirmed: true, right: bic('ZYDODEF0XXX'), wrong: bic('ZYDODEF1XXX') },
  'I-14': {
    codes: ['CNOR', 'DNOR', 'PY01', 'XT27'],
    right: agent('CdtrAgt', bic('ZYCOFRP0XXX')),
    wrong: agent('CdtrAgt', '<Nm>Banque Exemple</Nm>'),
  },
  'I-15': {
    codes: ['XT79', 'XT80', 'CNOR', 'DNOR'],
    right: agent('DbtrAgt', bic('ZYCOFRP0XXX')),
    wrong: agent('DbtrAgt', bic('ZYNODEF0XXX')),
  },
  'I-16': { right: inside('OrgId', lei), wrong: inside('OrgId', '  <AnyBIC>ZYDODEF0XXX</AnyBIC>', lei) },
  'I-17': {
    right: inside('OrgId', '  <AnyBIC>ZYDODEF0XXX</AnyBIC>', lei, other('4711', 'CUST')),
    wrong: inside('OrgId', lei, other('4711', 'CUST'), other('DE123456789', 'TXID')),
  },
  'I-18': {
    right: inside('PrvtId', born),
    wrong: inside('PrvtId', born, other('C01X00T47', 'CCPT')),
  },
  'I-19': { right: inside('OrgId', lei), wrong: inside('OrgId', lei.replace('55</', '56</')) },
  'I-20': { right: inside('DbtrAcct', iban, alias), wrong: inside('DbtrAcct', alias) },
  'I-21': { right: inside('PrvtId', other('C01X00T47', 'CCPT')), wrong: inside('PrvtId', other('C01X00T47', 'PASS')) },
  'I-22': {
    unconfirmed: true,
    right: `${account('DbtrAcct', 'DE89370400440532013000')}\n${account('CdtrAcct', 'FR1420041010050500013M02606')}`,
    wrong: `${account('DbtrAcct', 'DE89370400440532013000')}\n${account('CdtrAcct', 'DE89370400440532013000')}`,
  },
};
