import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { pacs003, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { validate } from '../../testing/validate.fixture.ts';
import { rule } from './rule.ts';

describe('E-01: Element outside the subset', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const residence = { 'CdtTrfTxInf/Dbtr/CtryOfRes': 'DE' };
  const uetr = { 'CdtTrfTxInf/PmtId/UETR': '8a562c67-ca16-48ba-b074-65581be6f001' };

  it.each(['2019', '2021', '2023', '2025'] as const)(
    'reports the country of residence under rulebook %s',
    (rbVersion) => {
      accepts(pacs008({}, rbVersion), { rbVersion });
      reports(
        pacs008(residence, rbVersion),
        {
          path: 'CdtTrfTxInf/Dbtr/CtryOfRes',
          variant: 'notAllowed',
          params: { element: 'CtryOfRes', parent: 'Dbtr' },
        },
        { rbVersion },
      );
    },
  );

  it('reports an element outside the subset once, whatever it contains', () =>
    reports(pacs008({ 'CdtTrfTxInf/InitgPty': '<Nm>Anna</Nm><CtryOfRes>DE</CtryOfRes>' }), {
      path: 'CdtTrfTxInf/InitgPty',
    }));

  it('reports elements of the group header', () =>
    reports(pacs008({ 'GrpHdr/CtrlSum': '250.00' }), { path: 'GrpHdr/CtrlSum', value: '250.00' }));

  it('reports the payment type of an instant payment outside the group header', () => {
    accepts(instant(), { scheme: 'inst' });
    const inPayment = { 'CdtTrfTxInf/PmtTpInf': '<SvcLvl><Cd>SEPA</Cd></SvcLvl>' };
    reports(instant(inPayment), { path: 'CdtTrfTxInf/PmtTpInf' }, { scheme: 'inst' });
  });

  it('reports a UETR under rulebook 2023, but not under rulebook 2025', () => {
    reports(pacs008(uetr, '2023'), { path: 'CdtTrfTxInf/PmtId/UETR' }, { rbVersion: '2023' });
    accepts(pacs008(uetr));
  });

  it('warns of an element that only a newer message version has', () => {
    const added = { 'PmtInf/CdtTrfTxInf/SplmtryData': '<Envlp><A>1</A></Envlp>' };
    const path = 'PmtInf/CdtTrfTxInf/SplmtryData';
    reports(pain001(added), { path, variant: 'unconfirmed', severity: 'Warning' });
  });

  it('reports a second option where the scheme allows one', () => {
    const both = { 'PmtInf/CdtrAgt/FinInstnId': '<BICFI>ZYDODEF0XXX</BICFI><Othr><Id>NOTPROVIDED</Id></Othr>' };
    const path = 'PmtInf/CdtrAgt/FinInstnId/Othr';
    reports(pain008(both), { path, variant: 'oneOf', params: { elements: 'BICFI, Othr' } }, { scheme: 'core' });
  });

  it('warns of an element of a direct debit that no usage rule excludes, and reports those that one excludes', () => {
    accepts(pacs003(), { scheme: 'core' });
    const sum = { path: 'GrpHdr/CtrlSum', variant: 'unconfirmed', severity: 'Warning' } as const;
    reports(pacs003({ 'GrpHdr/CtrlSum': '250.00' }), sum, { scheme: 'core' });
    const agent = { 'DrctDbtTxInf/IntrmyAgt1/FinInstnId/BICFI': 'ZYDODEF0XXX' };
    reports(pacs003(agent), { path: 'DrctDbtTxInf/IntrmyAgt1', variant: 'notAllowed' }, { scheme: 'core' });
  });

  it('reports a counter in the answer of a bank, but not in the report of the clearing', () => {
    const counter = { 'OrgnlGrpInfAndSts/OrgnlNbOfTxs': '1' };
    accepts(pacs002(counter));
    const ofBank = { ...counter, 'GrpHdr/InstgAgt/FinInstnId/BICFI': 'ZYDOFRP0XXX' };
    reports(pacs002(ofBank), { path: 'OrgnlGrpInfAndSts/OrgnlNbOfTxs', variant: 'notAllowed' });
  });

  it('compares the parts before the payment with the use that the payment decides', () => {
    const type = { 'PmtInf/PmtTpInf/CtgyPurp': '<Prtry>X</Prtry>' };
    accepts(pain001(type));
    const back = { ...type, 'PmtInf/CdtTrfTxInf/CdtrAcct/Id': '<Othr><Id>1</Id></Othr>' };
    reports(pain001(back), { path: 'PmtInf/PmtTpInf/CtgyPurp/Prtry', variant: 'notAllowed' });
  });

  it('leaves an element to a specific rule that reports it', () => {
    const changed = new TextEncoder().encode(pacs008({ 'CdtTrfTxInf/IntrBkSttlmDt': '2025-10-16' }));
    const found = validate(changed, sctProfile).validationMessages.filter(({ path }) =>
      path.endsWith('/IntrBkSttlmDt'),
    );
    expect(found.map(({ ruleId }) => ruleId)).toEqual(['G-07']);
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
