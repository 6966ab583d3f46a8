import { isoProfile, pacs008OfIso } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('X-11: Identification of an account', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, isoProfile);
  const inNewVersion = (...parts: Parameters<typeof pacs008OfIso>): string =>
    pacs008OfIso(...parts).replaceAll('pacs.008.001.07', 'pacs.008.001.12');

  it('accepts an identification, a proxy, or both', () => {
    const proxy = '<Prxy><Id>+49-1234567</Id></Prxy>';
    accepts(inNewVersion());
    accepts(inNewVersion({ 'CdtTrfTxInf/CdtrAcct': proxy }));
    accepts(inNewVersion({ 'CdtTrfTxInf/CdtrAcct': `<Id><IBAN>FR1420041010050500013M02606</IBAN></Id>${proxy}` }));
  });

  it('reports an account with neither', () =>
    reports(inNewVersion({ 'CdtTrfTxInf/CdtrAcct': '<Nm>Main account</Nm>' }), {
      path: 'CdtTrfTxInf/CdtrAcct',
      variant: 'missing',
      params: { constraint: 'IdentificationOrProxyPresenceRule', required: 'Id / Prxy' },
    }));

  it('leaves versions that require the identification to the structure', () =>
    accepts(pacs008OfIso({ 'CdtTrfTxInf/CdtrAcct': '<Nm>Main account</Nm>' })));

  it('shows a correct and an incorrect example', () => showsExamples(inNewVersion, 'CdtTrfTxInf'));
});
