import { mandatePath, pacs003, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { coreProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from './testing/validate.fixture.ts';

const ruleIds = (xml: string): readonly string[] =>
  validate(new TextEncoder().encode(xml), coreProfile)
    // Where the changed sample puts a new element is not asked here.
    .validationMessages.filter(({ severity, ruleId }) => severity !== 'Info' && ruleId !== 'T-03')
    .map(({ ruleId }) => ruleId);

const payment = 'DrctDbtTxInf';
const dear = { 'GrpHdr/TtlIntrBkSttlmAmt': '1000000000.00', [`${payment}/IntrBkSttlmAmt`]: '1000000000.00' };
const swiss = {
  [`${payment}/DbtrAgt/FinInstnId/BICFI`]: 'ZYCOCHZ0XXX',
  [`${payment}/DbtrAcct/Id/IBAN`]: 'CH9300762011623852957',
};
const both =
  '<Ustrd>A</Ustrd><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>A</Ref></CdtrRefInf></Strd>';

describe('rules of every bulk find in direct debits what they find in credit transfers', () => {
  it.each([
    ['G-02', pacs003({ 'GrpHdr/NbOfTxs': '2' })],
    ['G-03', pacs003({ 'GrpHdr/TtlIntrBkSttlmAmt': undefined })],
    ['G-04', pacs003({ 'GrpHdr/TtlIntrBkSttlmAmt': '251.00' })],
    ['G-07', pacs003({ 'GrpHdr/IntrBkSttlmDt': undefined })],
    ['G-08', pacs003({ 'GrpHdr/IntrBkSttlmDt': '2025-10-14', [`${payment}/ReqdColltnDt`]: '2025-10-14' })],
    ['G-11', pacs003({ 'GrpHdr/SttlmInf/SttlmMtd': 'INDA' })],
    ['G-12', pacs003({ 'GrpHdr/SttlmInf/ClrSys/Prtry': 'XYZ' })],
    ['G-14', pacs003({ [`${payment}/PmtTpInf`]: undefined })],
    ['G-16', pacs003({ 'GrpHdr/InstgAgt/FinInstnId/BICFI': 'ZYZZDEF0XXX' })],
    ['P-01', pacs003({ [`${payment}/PmtTpInf/SvcLvl/Cd`]: 'URGP' })],
    ['P-07', pacs003({ [`${payment}/Purp/Cd`]: 'ZZZZ' })],
    ['P-08', pacs003(dear)],
    ['P-11', pacs003({ [`${payment}/ChrgBr`]: 'SHAR' })],
    [
      'I-02',
      pacs003({
        [`${payment}[2]/ReqdColltnDt`]: '2025-10-20',
        'GrpHdr/NbOfTxs': '2',
        'GrpHdr/TtlIntrBkSttlmAmt': '500.00',
      }),
    ],
    ['I-03', pacs003({ [`${payment}/PmtId/EndToEndId`]: 'N/A' })],
    ['I-05', pacs003({ [`${payment}/Dbtr`]: '<PstlAdr><TwnNm>Paris</TwnNm><Ctry>FR</Ctry></PstlAdr>' })],
    ['I-06', pacs003({ [`${payment}/UltmtCdtr/PstlAdr/Ctry`]: 'DE' })],
    ['I-07', pacs003({ [`${payment}/CdtrAcct`]: undefined })],
    ['I-08', pacs003({ [`${payment}/DbtrAcct/Id/IBAN`]: 'FR1520041010050500013M02606' })],
    ['I-11', pacs003({ [`${payment}/DbtrAgt/FinInstnId/BICFI`]: 'ZYCOITM0XXX' })],
    ['I-14', pacs003({ [`${payment}/DbtrAgt/FinInstnId`]: '<Nm>Banque</Nm>' })],
    [
      'I-22',
      pacs003({
        [`${payment}/CdtrAcct/Id/IBAN`]: 'FR1420041010050500013M02606',
        [`${payment}/CdtrAgt/FinInstnId/BICFI`]: 'ZYDOFRF0XXX',
      }),
    ],
    ['A-04', pacs003({ [`${payment}/Dbtr/PstlAdr`]: '<TwnNm>Ulm</TwnNm>' })],
    ['A-07', pacs003(swiss)],
    ['M-01', pacs003({ [`${payment}/RmtInf`]: both })],
    ['T-06', pacs003({ [`${mandatePath}/MndtId`]: '/A' })],
  ])('%s in a collection', (ruleId, xml) => {
    expect(new Set(ruleIds(xml))).toEqual(new Set([ruleId]));
  });

  it.each([
    ['G-02', pacs007({ 'GrpHdr/NbOfTxs': '2' })],
    ['G-05', pacs007({ 'GrpHdr/TtlRvsdIntrBkSttlmAmt': '251.00' })],
    ['G-07', pacs007({ 'GrpHdr/IntrBkSttlmDt': undefined })],
    ['G-08', pacs007({ 'GrpHdr/IntrBkSttlmDt': '2025-10-14', 'TxInf/OrgnlTxRef/IntrBkSttlmDt': '2025-10-13' })],
    ['P-11', pacs007({ 'TxInf/ChrgBr': 'SHAR' })],
    ['P-13', pacs007({ 'GrpHdr/TtlRvsdIntrBkSttlmAmt@Ccy': 'USD' })],
    ['R-07', pacs007({ 'TxInf/RvslRsnInf/Rsn/Cd': 'AC01' })],
    ['T-06', pacs007({ 'TxInf/RvslId': 'A//B' })],
  ])('%s in a reversal', (ruleId, xml) => {
    expect(ruleIds(xml)).toEqual([ruleId]);
  });

  it('P-08 at the amount of a reversal, E-04 at the others', () => {
    const changes = {
      'TxInf/OrgnlIntrBkSttlmAmt': '0.00',
      'TxInf/RvsdIntrBkSttlmAmt': '0.00',
      'GrpHdr/TtlRvsdIntrBkSttlmAmt': '0.00',
    };
    expect(ruleIds(pacs007(changes)).toSorted()).toEqual(['E-04', 'E-04', 'P-08']);
  });

  it.each([
    ['G-02', pain008({ 'GrpHdr/NbOfTxs': '2' })],
    ['G-06', pain008({ 'GrpHdr/CtrlSum': '251.00' })],
    ['P-01', pain008({ 'PmtInf/PmtTpInf/SvcLvl/Cd': 'URGP' })],
    ['P-07', pain008({ 'PmtInf/DrctDbtTxInf/Purp/Cd': 'ZZZZ' })],
    ['P-08', pain008({ 'PmtInf/DrctDbtTxInf/InstdAmt': '0.00' })],
    ['P-11', pain008({ 'PmtInf/ChrgBr': 'SHAR' })],
    ['I-03', pain008({ 'PmtInf/DrctDbtTxInf/PmtId/EndToEndId': 'N/A' })],
    ['I-05', pain008({ 'PmtInf/Cdtr': '<CtryOfRes>FR</CtryOfRes>' })],
    ['I-06', pain008({ 'PmtInf/UltmtCdtr/PstlAdr/Ctry': 'DE' })],
    ['A-04', pain008({ 'PmtInf/DrctDbtTxInf/Dbtr/PstlAdr': '<TwnNm>Ulm</TwnNm>' })],
    ['M-01', pain008({ 'PmtInf/DrctDbtTxInf/RmtInf': both })],
    ['I-08', pain008({ 'PmtInf/CdtrAcct/Id/IBAN': 'DE88370400440532013000' })],
    ['I-10', pain008({ 'PmtInf/DrctDbtTxInf/DbtrAcct/Id/IBAN': 'FR14 2004 1010 0505 0001 3M02 606' })],
  ])('%s in an order to collect', (ruleId, xml) => {
    expect(ruleIds(xml)).toContain(ruleId);
  });
});
