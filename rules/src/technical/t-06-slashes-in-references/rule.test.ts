import { camt056, pacs004 } from '@clearbench/iso20022/samples/answers';
import { mandatePath, pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('T-06: Slashes in references', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts single slashes inside', () => accepts(pacs008({ 'CdtTrfTxInf/PmtId/EndToEndId': 'INV/4711/A' })));

  it.each([
    ['/INV', 'INV'],
    ['INV/', 'INV'],
    ['INV//4711', 'INV/4711'],
  ])('reports %s', (value, expected) =>
    reports(pacs008({ 'CdtTrfTxInf/PmtId/EndToEndId': value }), {
      path: 'CdtTrfTxInf/PmtId/EndToEndId',
      value,
      expected,
    }),
  );

  it('applies to the references of R-messages, but not those they quote', () => {
    reports(pacs004({ 'TxInf/RtrId': '/R' }), { path: 'TxInf/RtrId' });
    reports(camt056({ 'Assgnmt/Id': '/C' }), { path: 'Assgnmt/Id' });
    accepts(pacs004({ 'TxInf/OrgnlTxId': '/T' }));
  });

  it('applies to creditor references, and to the former id of a mandate', () => {
    const structured =
      '<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>/4711</Ref></CdtrRefInf></Strd>';
    reports(pacs008({ 'CdtTrfTxInf/RmtInf': structured }), { value: '/4711', expected: '4711' });
    const former = { [`${mandatePath}/AmdmntInfDtls`]: '<OrgnlMndtId>M//1</OrgnlMndtId>' };
    reports(pacs003(former), { value: 'M//1', expected: 'M/1' }, { scheme: 'core' });
  });

  it('ignores unstructured remittance information', () =>
    accepts(pacs008({ 'CdtTrfTxInf/RmtInf/Ustrd': '/RFB//4711' })));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/PmtId'));
});
