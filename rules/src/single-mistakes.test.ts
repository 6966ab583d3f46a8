import type { Profile } from '@clearbench/iso20022/profile';
import { camt029, camt056, collectionReturn, pacs002, pacs004 } from '@clearbench/iso20022/samples/answers';
import { creditorIdPath, mandatePath, pacs003, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { b2bProfile, coreProfile, instProfile, sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from './testing/validate.fixture.ts';

const findingsIn = (text: string, profile: Profile): readonly string[] =>
  validate(new TextEncoder().encode(text), profile).validationMessages.map(
    ({ severity, ruleId }) => `${severity} ${ruleId}`,
  );

type Case = readonly [mistake: string, text: string, profile: Profile];

const account = 'CdtTrfTxInf/CdtrAcct/Id/IBAN';
const original = 'TxInf/OrgnlGrpInf/OrgnlMsgNmId';
const rule2019 = { ...sctProfile, rbVersion: '2019' } as const;
const inst2019 = { ...instProfile, rbVersion: '2019' } as const;
const reason = 'TxInf/RtrRsnInf/Rsn/Cd';
const swiss = { [account]: 'CH9300762011623852957', 'CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI': 'ZYCOCH20XXX' };
const swissDebtor = {
  'PmtInf/DrctDbtTxInf/DbtrAcct/Id/IBAN': 'CH9300762011623852957',
  'PmtInf/DrctDbtTxInf/DbtrAgt/FinInstnId/BICFI': 'ZYCOCH20XXX',
};
const old = { 'PmtInf/Dbtr/PstlAdr': '<Ctry>DE</Ctry><AdrLine>Am Markt 1</AdrLine>' };
const otherBank = { 'PmtInf/DbtrAgt/FinInstnId': '<Othr><Id>37040044</Id></Othr>' };
const scheme = (name: string): string =>
  `<Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>${name}</Prtry></SchmeNm></Othr></PrvtId></Id>`;
const amended = (content: string) => ({
  [`${mandatePath}/AmdmntInd`]: 'true',
  [`${mandatePath}/AmdmntInfDtls`]: content,
});
const smnda = '<OrgnlDbtrAcct><Id><Othr><Id>SMNDA</Id></Othr></Id></OrgnlDbtrAcct>';
const formerBank = '<OrgnlDbtrAgt><FinInstnId><BICFI>ZYCOFRP0XXX</BICFI></FinInstnId></OrgnlDbtrAgt>';
const reference = (ref: string, issuer = '') => ({
  'CdtTrfTxInf/RmtInf': `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry>${issuer}</Tp><Ref>${ref}</Ref></CdtrRefInf></Strd>`,
});
const group = '<OrgnlMsgId>M-1</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId>';
const accepted = (time: string): string => instant({ 'CdtTrfTxInf/AccptncDtTm': time }, '2019');

describe('a message with a single mistake', () => {
  const lei = (value: string) => pacs008({ 'CdtTrfTxInf/Dbtr/Id': `<OrgId><LEI>${value}</LEI></OrgId>` });

  it.each<Case>([
    ['Error R-07', collectionReturn('core', { [reason]: 'AC13' }), coreProfile],
    ['Error I-08', pacs008({ [account]: 'DE00370400440532013050' }), sctProfile],
    ['Error D-02', pacs003({ [`${creditorIdPath}/Id`]: 'DE00ZZZ09999999999' }), coreProfile],
    ['Error I-19', lei('5299000000BGNQA9PU01'), sctProfile],
    ['Warning M-05', pacs008(reference('RF99539007547031')), sctProfile],
    ['Error I-12', pain001({ 'PmtInf/DbtrAgt/FinInstnId/BICFI': 'NOTPROVIDED' }), sctProfile],
    ['Error C-07', pain001(otherBank), sctProfile],
    ['Warning I-23', pacs008({ [account]: 'FR8420041010050500013M02607' }), sctProfile],
    [
      'Error A-05',
      pain001({ ...old, 'PmtInf/ReqdExctnDt/Dt': '2026-11-20' }),
      { ...sctProfile, now: '2026-11-18T09:00:00Z' },
    ],
    ['Error A-07', pacs008({ 'CdtTrfTxInf/Dbtr/PstlAdr': '<Ctry>DE</Ctry>', ...swiss }, '2019'), rule2019],
    ['Error A-07', pain008(swissDebtor), coreProfile],
    ['Error D-06', pacs003(amended(smnda + formerBank)), coreProfile],
    ['Error D-06', pacs003(amended(`<OrgnlCdtrSchmeId>${scheme('OTHER')}</OrgnlCdtrSchmeId>`)), coreProfile],
    ['Warning D-06', pacs003(amended('<OrgnlMndtId>MANDATE-0815</OrgnlMndtId>')), coreProfile],
    ['Error D-04', pacs003({ [`${mandatePath}/DtOfSgntr`]: undefined }), coreProfile],
    ['Error D-02', pacs003({ [`${creditorIdPath}/Id`]: 'US60ZZZ09999999999' }), coreProfile],
    ['Error T-06', pacs003(amended('<OrgnlMndtId>/A</OrgnlMndtId>')), coreProfile],
    ['Error T-06', pacs008(reference('ABC//D')), sctProfile],
    ['Error T-05', pacs008({ 'CdtTrfTxInf/PmtId/EndToEndId': 'RÜ-1' }), sctProfile],
    ['Error R-11', camt056({ 'Undrlyg/TxInf/OrgnlIntrBkSttlmDt': '2025-06-10' }), instProfile],
    ['Error R-07', pacs004(), instProfile],
    ['Error G-17', instant({ 'CdtTrfTxInf[2]/PmtId/TxId': 'TX-2' }), instProfile],
    ['Error R-04', pacs004({ [original]: 'pacs.009' }), sctProfile],
    ['Error R-04', pacs004({ [original]: 'pacs.003' }), sctProfile],
    ['Error E-01', pacs004({ 'TxInf/CompstnAmt': '1.00', 'TxInf/CompstnAmt@Ccy': 'EUR' }), sctProfile],
    ['Error E-03', pacs004({ 'TxInf/RtrRsnInf[2]/Rsn/Cd': 'AC01' }), sctProfile],
    ['Error R-04', pacs004({ OrgnlGrpInf: group }), sctProfile],
    [
      'Error R-10',
      pacs007({ 'TxInf/RvsdIntrBkSttlmAmt': '100.00', 'GrpHdr/TtlRvsdIntrBkSttlmAmt': '100.00' }),
      coreProfile,
    ],
    ['Warning M-05', pacs008(reference('RF19539007547034')), sctProfile],
    ['Warning M-05', pacs008(reference('090933755494', '<Issr>BBA</Issr>')), sctProfile],
    ['Error I-09', pacs008({ 'CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI': 'ZYCOUS33XXX' }), sctProfile],
    ['Warning S-01', accepted('2025-10-15T08:59:58Z'), inst2019],
    ['Info R-12', camt029({ 'CxlDtls/TxInfAndSts/CxlStsRsnInf/Rsn/Cd': 'LEGL' }), sctProfile],
  ])('has the finding %s', (finding, text, profile) => expect(findingsIn(text, profile)).toContain(finding));

  it.each<Case>([
    ['AC13 of a direct debit between companies', collectionReturn('b2b', { [reason]: 'AC13' }), b2bProfile],
    [
      'NOTPROVIDED in Othr/Id of an order',
      pain001({ 'PmtInf/DbtrAgt/FinInstnId': '<Othr><Id>NOTPROVIDED</Id></Othr>' }),
      sctProfile,
    ],
    ['Belgian reference', pacs008(reference('090933755493', '<Issr>BBA</Issr>')), sctProfile],
    ['status report about a recall', pacs002({ 'OrgnlGrpInfAndSts/OrgnlMsgNmId': 'camt.056' }), sctProfile],
  ])('is not reported if it is none: %s', (_, text, profile) => expect(findingsIn(text, profile)).toEqual([]));

  it('has no finding about the country XE of TARGET', () => {
    const target = pacs008({ 'GrpHdr/InstdAgt/FinInstnId/BICFI': 'TRGTXEPMXXX' });
    expect(findingsIn(target, sctProfile)).not.toContain('Warning I-13');
  });

  it('allows refunds of unauthorised debits thirteen months and two weeks after', () => {
    const late = { 'TxInf/OrgnlIntrBkSttlmDt': '2024-09-02', [reason]: 'MD01' };
    expect(findingsIn(collectionReturn('core', late), coreProfile)).toEqual([]);
  });
});
