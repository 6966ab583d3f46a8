import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-05: Names of payer and payee', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts 70 characters', () => accepts(pacs008({ 'CdtTrfTxInf/Dbtr/Nm': 'N'.repeat(70) })));

  it('reports a party without a name', () => {
    const reduced = '<CtryOfRes>DE</CtryOfRes>';
    reports(pacs008({ 'CdtTrfTxInf/Dbtr': reduced }), { variant: 'missing', path: 'CdtTrfTxInf/Dbtr' });
    reports(pacs008({ 'CdtTrfTxInf/Cdtr': reduced }), { variant: 'missing', params: { party: 'Cdtr' } });
  });

  it('reports a longer name with a shortened one', () =>
    reports(pacs008({ 'CdtTrfTxInf/Cdtr/Nm': 'N'.repeat(71) }), {
      variant: 'long',
      path: 'CdtTrfTxInf/Cdtr/Nm',
      expected: 'N'.repeat(70),
      params: { party: 'Cdtr', length: 71 },
    }));

  it('counts characters, not code units', () => accepts(pacs008({ 'CdtTrfTxInf/Dbtr/Nm': '😀'.repeat(70) })));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
