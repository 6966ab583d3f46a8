import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { namesOfTheParties } from './i-05-names-of-the-parties.ts';

describe('I-05: debtor and creditor have names', () => {
  const { accepts, reports } = ruleSpec(namesOfTheParties);

  it('accepts 70 characters', () => accepts(pacs008({ 'CdtTrfTxInf/Dbtr/Nm': 'N'.repeat(70) })));

  it('reports a party without a name', () => {
    const reduced = '<CtryOfRes>DE</CtryOfRes>';
    reports(pacs008({ 'CdtTrfTxInf/Dbtr': reduced }), { variant: 'missing', path: 'CdtTrfTxInf/Dbtr' });
    reports(pacs008({ 'CdtTrfTxInf/Cdtr': reduced }), { variant: 'missing', params: { party: 'Cdtr' } });
  });

  it('reports a longer name with one that fits', () =>
    reports(pacs008({ 'CdtTrfTxInf/Cdtr/Nm': 'N'.repeat(71) }), {
      variant: 'long',
      path: 'CdtTrfTxInf/Cdtr/Nm',
      expected: 'N'.repeat(70),
      params: { party: 'Cdtr', length: 71 },
    }));

  it('counts characters, not code units', () => accepts(pacs008({ 'CdtTrfTxInf/Dbtr/Nm': '😀'.repeat(70) })));
});
