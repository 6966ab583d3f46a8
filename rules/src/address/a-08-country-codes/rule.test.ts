import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('A-08: Country codes', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/Dbtr/PstlAdr/Ctry';

  it('accepts them', () => accepts(pacs008({ [path]: 'DE' })));

  it.each(['UK', 'EL', 'XX'])('reports %s', (value) => reports(pacs008({ [path]: value }), { path, value }));

  it('applies to the country of residence', () =>
    reports(pacs008({ 'CdtTrfTxInf/Cdtr/CtryOfRes': 'XX' }), { path: 'CdtTrfTxInf/Cdtr/CtryOfRes' }));

  it('ignores values that R-messages quote', () =>
    accepts(pacs002({ 'TxInfAndSts/OrgnlTxRef/Dbtr/Pty/PstlAdr/Ctry': 'XX' })));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr/PstlAdr'));
});
