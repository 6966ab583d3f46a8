import { ruleSpec } from '../rule-spec.ts';
import { pacs002 } from '../samples/answers.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { countryCodes } from './a-08-country-codes.ts';

describe('A-08: countries are codes of ISO 3166', () => {
  const { accepts, reports } = ruleSpec(countryCodes);
  const path = 'CdtTrfTxInf/Dbtr/PstlAdr/Ctry';

  it('accepts them', () => accepts(pacs008({ [path]: 'DE' })));

  it.each(['UK', 'EL', 'XX'])('reports %s', (value) => reports(pacs008({ [path]: value }), { path, value }));

  it('concerns the country of residence', () =>
    reports(pacs008({ 'CdtTrfTxInf/Cdtr/CtryOfRes': 'XX' }), { path: 'CdtTrfTxInf/Cdtr/CtryOfRes' }));

  it('lets R-messages quote what they got', () =>
    accepts(pacs002({ 'TxInfAndSts/OrgnlTxRef/Dbtr/Pty/PstlAdr/Ctry': 'XX' })));
});
