import type { Breaking } from '../breakable.ts';
import { copyValue, drop, inTurn, put, set, twice, whereThereIs } from '../operations.ts';
import { recounted } from '../recount.ts';
import { another } from './group-header.ts';
import { account, agent, asCustomer, inSpeaker, other, payments, reasons } from './party-places.ts';

const inPayment = (xml: string): Breaking => whereThereIs(payments, (place) => put(place, xml));
const ids = ['DbtrAcct/Id/IBAN', 'CdtrAcct/Id/IBAN'];
const lei = '<LEI>529900T8BM49AURSDO55</LEI>';
const bic = '<AnyBIC>ZYDODEF0XXX</AnyBIC>';
const born =
  '<DtAndPlcOfBirth><BirthDt>1980-05-01</BirthDt><CityOfBirth>Koeln</CityOfBirth><CtryOfBirth>DE</CtryOfBirth></DtAndPlcOfBirth>';
const bornToo = `${born}${other('C01X00T47', 'CCPT')}`;
const passive = '<AnyBIC>ZYDODEF1XXX</AnyBIC>';
const twoOthers = `${other('4711', 'CUST')}${other('DE123456789', 'TXID')}`;
const wrongLei = lei.replace('55<', '56<');
const ofParty = (xml: string): readonly Breaking[] =>
  ['Dbtr', 'Cdtr', 'Acct/Ownr'].map((party) => put(party, `<Id>${xml}</Id>`));
const uetr = '<UETR>8a562c67-ca16-48ba-b074-65581be6f001</UETR>';

/** Another check digit: one of the two is wrong then. */
const otherCheckDigit = (old: string): string =>
  old.replace(/^([A-Z]{2}\d)(\d)/, (_, head: string, digit: string) => `${head}${(Number(digit) + 1) % 10}`);
const bankIn = (bicPlace: string, value: string): Breaking => set(`${bicPlace}/FinInstnId/BICFI`, value);
const banks = ['DbtrAgt', 'CdtrAgt', 'InstgAgt', 'InstdAgt'];

const sameAccount = copyValue('CdtrAcct/Id/IBAN', 'DbtrAcct/Id/IBAN');

export const identificationBreakings: Readonly<Record<string, readonly Breaking[]>> = {
  'I-01': [drop('PmtId/TxId')],
  'I-02': [
    inTurn(
      whereThereIs(payments, (place) =>
        twice(place, (written) => written.replace(/<((?:[^\s<>/:]+:)?)UETR>.*?<\/\1UETR>\s*/s, '')),
      ),
      recounted,
    ),
  ],
  'I-03': [set('PmtId/EndToEndId', 'NOT PROVIDED')],
  'I-04': [inTurn(put('PmtId', uetr), another, recounted)],
  'I-05': ['Dbtr', 'Cdtr'].flatMap((party) => [
    drop(`${party}/Nm`),
    inPayment(`<${party}><CtryOfRes>DE</CtryOfRes></${party}>`),
  ]),
  'I-06': [
    inPayment('<UltmtDbtr><Nm>Bea Beispiel</Nm><PstlAdr><TwnNm>Koeln</TwnNm><Ctry>DE</Ctry></PstlAdr></UltmtDbtr>'),
    inPayment('<UltmtDbtr><Nm>Bea Beispiel</Nm><PstlAdr><Ctry>DE</Ctry></PstlAdr></UltmtDbtr>'),
  ],
  'I-07': [inPayment('<DbtrAcct><Id><Othr><Id>532013000</Id></Othr></Id></DbtrAcct>'), drop('CdtTrfTxInf/CdtrAcct')],
  'I-08': [whereThereIs(ids, (place) => set(place, otherCheckDigit))],
  'I-09': [
    inPayment(account('CdtrAcct', 'TR330006100519786457841326')),
    inTurn(inPayment(account('CdtrAcct', 'TR330006100519786457841326')), bankIn('CdtrAgt', 'ZYCOTRI0XXX')),
    ...ids.map((place) => set(place, 'TR330006100519786457841326')),
  ],
  'I-10': [
    ...ids.map((place) => set(place, (old) => old.slice(0, 4) + old.slice(4).toLowerCase())),
    ...ids.map((place) => set(place, (old) => old.toLowerCase())),
  ],
  'I-11': [
    bankIn('CdtrAgt', 'ZYCOIT20XXX'),
    bankIn('DbtrAgt', 'ZYCOIT20XXX'),
    inPayment(account('CdtrAcct', 'ES9121000418450200051332')),
    inPayment(account('DbtrAcct', 'ES9121000418450200051332')),
  ],
  'I-13': [
    ...[...banks, 'Svcr'].map((place) =>
      set(`${place}/FinInstnId/BICFI`, (old) => `${old.slice(0, 7)}1${old.slice(8)}`),
    ),
    ...inSpeaker('/Id/OrgId', passive),
    ...reasons.map((place) => inTurn(drop(`${place}/Orgtr/Nm`), put(`${place}/Orgtr/Id/OrgId`, passive))),
  ],
  'I-14': ['CdtrAgt', 'DbtrAgt'].flatMap((place) => [
    put(place, '<FinInstnId><Nm>Banque Exemple</Nm></FinInstnId>'),
    inPayment(agent(place, 'ZYQQDEF0XXX')),
  ]),
  'I-15': ['DbtrAgt', 'CdtrAgt'].map((place) => bankIn(place, 'ZYNODEF0XXX')),
  'I-16': [
    ...ofParty(`<OrgId>${bic}${lei}</OrgId>`),
    ...ofParty(`<OrgId>${twoOthers}</OrgId>`),
    ...inSpeaker('/Id/OrgId', `${lei}${other('4711', 'CUST')}`),
    ...inSpeaker('/Id/OrgId', twoOthers),
  ],
  'I-17': [...ofParty(`<OrgId>${lei}${twoOthers}</OrgId>`), ...inSpeaker('/Id/OrgId', twoOthers)],
  'I-18': [...ofParty(`<PrvtId>${bornToo}</PrvtId>`), ...asCustomer(`<PrvtId>${bornToo}</PrvtId>`)],
  'I-19': [
    set('LEI', (old) => old.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))),
    ...ofParty(`<OrgId>${wrongLei}</OrgId>`),
    ...inSpeaker('/Id/OrgId', wrongLei),
    ...asCustomer(`<OrgId>${wrongLei}</OrgId>`),
  ],
  'I-20': [
    inPayment('<DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id><Prxy><Id>+49 30 000000</Id></Prxy></DbtrAcct>'),
    put('DbtrAcct', '<Prxy><Id>+49 30 000000</Id></Prxy>'),
    put('CdtrAcct', '<Prxy><Id>+49 30 000000</Id></Prxy>'),
  ],
  'I-21': [
    ...ofParty(`<PrvtId>${other('C01X00T47', 'PASS')}</PrvtId>`),
    ...asCustomer(`<PrvtId>${other('C01X00T47', 'PASS')}</PrvtId>`),
  ],
  'I-22': [inTurn(sameAccount, copyValue('CdtrAgt/FinInstnId/BICFI', 'DbtrAgt/FinInstnId/BICFI')), sameAccount],
};
