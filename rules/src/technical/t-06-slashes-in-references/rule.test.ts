import { camt056, pacs004 } from '@clearbench/iso20022/samples/answers';
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

  it('ignores remittance information', () => accepts(pacs008({ 'CdtTrfTxInf/RmtInf/Ustrd': '/RFB//4711' })));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/PmtId'));
});
