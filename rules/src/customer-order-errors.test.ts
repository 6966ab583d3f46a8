import type { Profile } from '@clearbench/iso20022/profile';
import { rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { pain008, pain008B2b } from '@clearbench/iso20022/samples/pacs-003';
import { instantOrder, pain001 } from '@clearbench/iso20022/samples/pain-001';
import { b2bProfile, coreProfile, instProfile, sctProfile } from '@clearbench/iso20022/samples/profiles';
import type { Changes } from '@clearbench/iso20022/samples/sample-tree';
import { validate } from './testing/validate.fixture.ts';

type Sample = (changes: Changes, rbVersion: Profile['rbVersion']) => string;

const errorsIn = (xml: string, profile: Profile): readonly string[] => [
  ...new Set(
    validate(new TextEncoder().encode(xml), profile)
      .validationMessages.filter(({ severity, layer }) => severity !== 'Info' && layer !== 'structure')
      .map(({ ruleId }) => ruleId),
  ),
];

/** The rules that report the change, by rulebook, without repetition. */
const found = (
  sample: Sample,
  profile: Profile,
  changes: Changes,
  versions: readonly Profile['rbVersion'][] = rulebookVersions,
): readonly string[] => [
  ...new Set(
    versions.map((rbVersion) => errorsIn(sample(changes, rbVersion), { ...profile, rbVersion }).join(' ') || 'none'),
  ),
];

const header = 'GrpHdr';
const group = 'PmtInf';
const payment = 'PmtInf/CdtTrfTxInf';
const collection = 'PmtInf/DrctDbtTxInf';
const mandate = `${collection}/DrctDbtTx/MndtRltdInf`;
const unknownBank = (id: string, more = '') => `<Othr><Id>${id}</Id>${more}</Othr>`;
const other =
  '<Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id>';

/** Errors that every scheme has in common: the rule, and the change that breaks it. */
const inEveryOrder: readonly (readonly [string, Changes])[] = [
  ['none', {}],
  ['G-02', { [`${header}/NbOfTxs`]: '2' }],
  ['G-02', { [`${group}/NbOfTxs`]: '2' }],
  ['G-06', { [`${header}/CtrlSum`]: '9.99' }],
  ['G-06', { [`${group}/CtrlSum`]: '9.99' }],
  ['P-11', { [`${group}/ChrgBr`]: 'SHAR' }],
  ['P-01', { [`${group}/PmtTpInf/SvcLvl/Cd`]: 'URGP' }],
  ['T-06', { [`${group}/PmtInfId`]: '/X//Y' }],
  ['T-08', { [`${header}/CreDtTm`]: '2025-10-17T10:00:00' }],
];

const inTransfers: readonly (readonly [string, Changes])[] = [
  ...inEveryOrder,
  ['E-02', { [`${header}/CtrlSum`]: undefined }],
  ['E-02', { [`${group}/NbOfTxs`]: undefined }],
  ['E-02', { [`${group}/CtrlSum`]: undefined }],
  ['E-04', { [`${group}/PmtMtd`]: 'CHK' }],
  ['E-04', { [`${group}/PmtMtd`]: 'TRA' }],
  ['C-02', { [`${payment}/ChrgBr`]: 'SLEV' }],
  ['C-07', { [`${group}/DbtrAgt/FinInstnId`]: unknownBank('12345') }],
  ['C-07', { [`${group}/DbtrAgt/FinInstnId`]: unknownBank('NOTPROVIDED', '<Issr>X</Issr>') }],
  ['E-02 E-01', { [`${payment}/CdtrAgt/FinInstnId`]: unknownBank('12345') }],
  ['E-01', { [`${payment}/CdtrAgt/FinInstnId`]: `<BICFI>ZYCOFRP0XXX</BICFI>${unknownBank('NOTPROVIDED')}` }],
  ['I-12', { [`${payment}/CdtrAgt/FinInstnId`]: '<BICFI>NOTPROVIDED</BICFI>' }],
  ['E-01', { [`${payment}/Amt`]: '<EqvtAmt><Amt Ccy="EUR">250.00</Amt><CcyOfTrf>EUR</CcyOfTrf></EqvtAmt>' }],
  ['E-01', { [`${payment}/ChqInstr/ChqTp`]: 'CCHQ' }],
  ['E-01', { [`${payment}/IntrmyAgt1/FinInstnId/BICFI`]: 'ZYCOFRP0XXX' }],
  ['I-03', { [`${payment}/PmtId/EndToEndId`]: 'N/A' }],
  ['P-08', { [`${payment}/Amt/InstdAmt@Ccy`]: 'USD' }],
  ['I-08', { [`${group}/DbtrAcct/Id/IBAN`]: 'DE88370400440532013000' }],
  ['I-08', { [`${payment}/CdtrAcct/Id/IBAN`]: 'FR1520041010050500013M02606' }],
  ['I-07', { [`${payment}/CdtrAcct`]: undefined }],
  ['E-02', { [`${payment}/Cdtr`]: undefined }],
  ['M-01', { [`${payment}/RmtInf`]: '<Ustrd>a</Ustrd><Ustrd>b</Ustrd>' }],
  ['E-01', { [`${group}/ChrgsAcct/Id/IBAN`]: 'DE89370400440532013000' }],
  ['E-01', { [`${header}/InitgPty`]: '<CtryOfRes>DE</CtryOfRes>' }],
  ['C-06', { [`${header}/NbOfTxs`]: '2', [`${header}/CtrlSum`]: '500', [`${group}[2]/PmtInfId`]: 'MUSTER-P1' }],
];

const inCollections: readonly (readonly [string, Changes])[] = [
  ...inEveryOrder,
  ['C-01', { [`${group}/PmtTpInf`]: undefined }],
  ['C-02', { [`${collection}/ChrgBr`]: 'SLEV' }],
  ['C-02', { [`${collection}/DrctDbtTx/CdtrSchmeId`]: other }],
  ['D-01', { [`${group}/CdtrSchmeId`]: undefined }],
  ['C-05', { [`${group}/ReqdColltnDt`]: '2025-10-15' }],
  ['C-05', { [`${group}/ReqdColltnDt`]: '2025-10-01' }],
  ['C-05', { [`${group}/ReqdColltnDt`]: '2025-10-30' }],
  ['none', { [`${group}/ReqdColltnDt`]: '2025-10-18' }],
  ['P-05', { [`${group}/PmtTpInf/SeqTp`]: undefined }],
  ['P-05', { [`${group}/PmtTpInf/SeqTp`]: 'RPRE' }],
  ['P-03', { [`${group}/PmtTpInf/LclInstrm/Cd`]: 'COR1' }],
  ['C-07', { [`${collection}/DbtrAgt/FinInstnId`]: unknownBank('12345') }],
  ['none', { [`${collection}/DbtrAgt/FinInstnId`]: unknownBank('NOTPROVIDED') }],
  ['C-07', { [`${group}/CdtrAgt/FinInstnId`]: `<BICFI>ZYDODEF0XXX</BICFI>${unknownBank('NOTPROVIDED')}` }],
  ['D-04', { [`${mandate}/DtOfSgntr`]: '2026-03-02' }],
  ['D-03', { [`${mandate}/MndtId`]: undefined }],
  ['D-05', { [`${mandate}/AmdmntInd`]: 'true' }],
  ['I-03', { [`${collection}/PmtId/EndToEndId`]: 'N/A' }],
  ['P-08', { [`${collection}/InstdAmt@Ccy`]: 'USD' }],
  ['I-08', { [`${group}/CdtrAcct/Id/IBAN`]: 'DE88370400440532013000' }],
  ['I-07', { [`${collection}/DbtrAcct`]: undefined }],
  ['C-06', { [`${header}/NbOfTxs`]: '2', [`${header}/CtrlSum`]: '500', [`${group}[2]/PmtInfId`]: 'ENERGIE-P1' }],
];

const named = (rows: readonly (readonly [string, Changes])[]) =>
  rows.map(([rule, changes]) => [`${rule} ${Object.keys(changes).at(-1) ?? ''}`, rule, changes] as const);

describe('one error in an order of a customer has a finding of its rule under every rulebook', () => {
  it.each(named(inTransfers))('credit transfers: %s', (_, rule, changes) => {
    expect(found(pain001, sctProfile, changes)).toEqual([rule]);
    expect(found(instantOrder, instProfile, changes)).toEqual([rule]);
  });

  it.each(named(inCollections))('direct debits: %s', (_, rule, changes) => {
    expect(found(pain008, coreProfile, changes)).toEqual([rule]);
    expect(found(pain008B2b, b2bProfile, changes)).toEqual([rule]);
  });

  it('in what differs between credit transfers and instant payments', () => {
    const instrument = (code: string) => ({ [`${group}/PmtTpInf/LclInstrm/Cd`]: code });
    expect(found(pain001, sctProfile, instrument('INST'))).toEqual(['P-04']);
    expect(found(pain001, instProfile, {})).toEqual(['P-02']);
    expect(found(pain001, instProfile, instrument('CORE'))).toEqual(['P-02']);
    expect(found(pain001, sctProfile, { [`${group}/PmtTpInf`]: undefined })).toEqual(['none']);
    expect(found(pain001, instProfile, { [`${group}/PmtTpInf`]: undefined })).toEqual(['C-01']);
    const amount = (value: string) => ({
      [`${header}/CtrlSum`]: value,
      [`${group}/CtrlSum`]: value,
      [`${payment}/Amt/InstdAmt`]: value,
    });
    expect(found(instantOrder, instProfile, amount('100000.01'), ['2019', '2021', '2023'])).toEqual(['P-09']);
    expect(found(instantOrder, instProfile, amount('100000.01'), ['2025'])).toEqual(['none']);
    expect(found(pain001, sctProfile, amount('100000.01'))).toEqual(['none']);
  });

  it('in requested execution dates', () => {
    const sinceChoice = ['2023', '2025'] as const;
    const on = (date: string) => ({ [`${group}/ReqdExctnDt/Dt`]: date });
    for (const date of ['2025-10-14', '2024-10-14', '2027-10-18'])
      expect([date, found(pain001, sctProfile, on(date))]).toEqual([date, ['C-03']]);
    const timed = { [`${group}/ReqdExctnDt`]: '<DtTm>2025-10-16T10:00:00</DtTm>' };
    expect(found(pain001, sctProfile, timed, sinceChoice)).toEqual(['C-04']);
    expect(found(instantOrder, instProfile, timed, sinceChoice)).toEqual(['none']);
  });
});
