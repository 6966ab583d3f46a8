import type { Profile } from '@clearbench/iso20022/profile';
import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { coreProfile, sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from './testing/validate.fixture.ts';

const findings = (xml: string, profile: Profile = sctProfile) =>
  validate(new TextEncoder().encode(xml), profile)
    .validationMessages.filter(({ severity }) => severity !== 'Info')
    .map(({ ruleId, path }) => `${ruleId} ${path.split('/').slice(3).join('/').replaceAll('[1]', '')}`);

const group = 'PmtInf';
const payment = 'PmtInf/CdtTrfTxInf';
const reference = '<CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>A</Ref></CdtrRefInf>';
/** With a second payment in the group, and the numbers and sums that go with it. */
const ofTwo = (changes: Readonly<Record<string, string>>, rbVersion: Profile['rbVersion']): string =>
  pain001(
    {
      'GrpHdr/NbOfTxs': '2',
      'GrpHdr/CtrlSum': '500.00',
      [`${group}/NbOfTxs`]: '2',
      [`${group}/CtrlSum`]: '500.00',
      ...changes,
    },
    rbVersion,
  ).replace(/ *<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>\n/, (one) => `${one}${one.replace('4711', '4712')}`);
/** A second group of one payment. */
const twoGroups = {
  'GrpHdr/NbOfTxs': '2',
  'GrpHdr/CtrlSum': '500.00',
  [`${group}[2]/PmtInfId`]: 'MUSTER-P2',
};

describe('what holds for payments between banks is asked of the orders of customers, too', () => {
  it.each(['2019', '2021', '2023', '2025'] as const)('and a clean order is clean under %s', (rbVersion) => {
    for (const xml of [pain001({}, rbVersion), ofTwo({}, rbVersion), pain001(twoGroups, rbVersion)])
      expect(findings(xml, { ...sctProfile, rbVersion })).toEqual([]);
  });

  it.each([
    ['G-02 GrpHdr/NbOfTxs', { 'GrpHdr/NbOfTxs': '2' }],
    ['G-02 PmtInf/NbOfTxs', { [`${group}/NbOfTxs`]: '2' }],
    ['G-02 PmtInf/NbOfTxs', { ...twoGroups, [`${group}/NbOfTxs`]: '2' }],
    ['G-02 PmtInf[2]/NbOfTxs', { ...twoGroups, [`${group}[2]/NbOfTxs`]: '2' }],
    ['G-06 GrpHdr/CtrlSum', { 'GrpHdr/CtrlSum': '251.00' }],
    ['G-06 PmtInf/CtrlSum', { [`${group}/CtrlSum`]: '250.01' }],
    ['G-06 PmtInf/CtrlSum', { ...twoGroups, [`${group}/CtrlSum`]: '500.00' }],
    ['G-06 PmtInf[2]/CtrlSum', { ...twoGroups, [`${group}[2]/CtrlSum`]: '500.00' }],
    ['T-06 PmtInf/PmtInfId', { [`${group}/PmtInfId`]: 'P//1' }],
    ['P-01 PmtInf/PmtTpInf/SvcLvl/Cd', { [`${group}/PmtTpInf/SvcLvl/Cd`]: 'URGP' }],
    ['P-07 PmtInf/CdtTrfTxInf/Purp/Cd', { [`${payment}/Purp/Cd`]: 'ZZZZ' }],
    ['P-08 PmtInf/CdtTrfTxInf/Amt/InstdAmt', { [`${payment}/Amt/InstdAmt@Ccy`]: 'USD' }],
    ['P-11 PmtInf/ChrgBr', { [`${group}/ChrgBr`]: 'SHAR' }],
    ['P-11 PmtInf/CdtTrfTxInf/ChrgBr', { [`${group}/ChrgBr`]: undefined, [`${payment}/ChrgBr`]: 'DEBT' }],
    ['I-03 PmtInf/CdtTrfTxInf/PmtId/EndToEndId', { [`${payment}/PmtId/EndToEndId`]: 'N/A' }],
    ['I-05 PmtInf/Dbtr', { [`${group}/Dbtr`]: '<Id><OrgId><AnyBIC>ZYDODEF0XXX</AnyBIC></OrgId></Id>' }],
    ['I-05 PmtInf/CdtTrfTxInf/Cdtr/Nm', { [`${payment}/Cdtr/Nm`]: 'x'.repeat(71) }],
    ['I-06 PmtInf/UltmtDbtr/PstlAdr', { [`${group}/UltmtDbtr/PstlAdr/Ctry`]: 'DE' }],
    ['I-07 PmtInf/CdtTrfTxInf', { [`${payment}/CdtrAcct`]: undefined }],
    ['I-08 PmtInf/DbtrAcct/Id/IBAN', { [`${group}/DbtrAcct/Id/IBAN`]: 'DE88370400440532013000' }],
    ['I-09 PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN', { [`${payment}/CdtrAcct/Id/IBAN`]: 'TR330006100519786457841326' }],
    ['I-10 PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN', { [`${payment}/CdtrAcct/Id/IBAN`]: 'FR1420041010050500013m02606' }],
    ['A-04 PmtInf/Dbtr/PstlAdr', { [`${group}/Dbtr/PstlAdr`]: '<TwnNm>Ulm</TwnNm>' }],
    ['M-01 PmtInf/CdtTrfTxInf/RmtInf', { [`${payment}/RmtInf`]: `<Ustrd>A</Ustrd><Strd>${reference}</Strd>` }],
    ['M-04 PmtInf/CdtTrfTxInf/RmtInf/Strd/CdtrRefInf', { [`${payment}/RmtInf/Strd/CdtrRefInf/Ref`]: 'A' }],
  ])('%s', (expected, changes) => {
    // Where the changed sample puts a new element is not asked here.
    const found = findings(pain001({ ...changes })).filter(
      (one) => !/^T-03|^M-01.*RmtInf$/.test(one) || one === expected,
    );
    expect(found).toEqual([expected]);
  });

  it('says of the account of a group once what is wrong with it', () => {
    const numbered = ofTwo({ [`${group}/DbtrAcct/Id`]: '<Othr><Id>4711</Id></Othr>' }, '2025');
    // The account comes before the payments of the group, whose rule is more specific.
    const specific = findings(numbered).filter((one) => !one.startsWith('E-01'));
    expect(specific).toEqual(['I-07 PmtInf/DbtrAcct/Id/Othr']);
  });

  it('in orders to collect, the numbers, sums and accounts of a group', () => {
    const numbered = {
      [`${group}/NbOfTxs`]: '2',
      [`${group}/CtrlSum`]: '1.00',
      'PmtInf/DrctDbtTxInf/DbtrAcct': undefined,
    };
    const found = findings(pain008(numbered), coreProfile).filter((one) => !one.startsWith('T-03'));
    expect(new Set(found)).toEqual(new Set(['I-07 PmtInf/DrctDbtTxInf', 'G-02 PmtInf/NbOfTxs', 'G-06 PmtInf/CtrlSum']));
  });

  it('adds up amounts in whatever currency they are to be paid', () => {
    const exchanged = '<EqvtAmt><Amt Ccy="EUR">250.00</Amt><CcyOfTrf>USD</CcyOfTrf></EqvtAmt>';
    const found = findings(pain001({ [`${payment}/Amt`]: exchanged }));
    expect(found).toEqual(['E-01 PmtInf/CdtTrfTxInf/Amt/EqvtAmt']);
  });

  it('asks no service level of an order to pay, where it is recommended only', () => {
    expect(findings(pain001({ [`${group}/PmtTpInf`]: '<InstrPrty>NORM</InstrPrty>' }))).toEqual([]);
  });
});

describe('the mark of extended remittance information', () => {
  const type = '<SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>PERI</Cd></LclInstrm>';
  const many = `<Strd>${reference}</Strd>`.repeat(2);

  it('counts for all payments of the bulk or group whose payment type bears it', () => {
    const bulk = { 'GrpHdr/PmtTpInf': type, 'CdtTrfTxInf/PmtTpInf': undefined, 'CdtTrfTxInf/RmtInf': many };
    expect(findings(pacs008(bulk)).filter((one) => !one.startsWith('T-03'))).toEqual([]);
    expect(findings(pain001({ [`${group}/PmtTpInf`]: type, [`${payment}/RmtInf`]: many }))).toEqual([]);
    expect(findings(pain001({ [`${payment}/RmtInf`]: many }))).toEqual(['M-01 PmtInf/CdtTrfTxInf/RmtInf/Strd[2]']);
  });
});
