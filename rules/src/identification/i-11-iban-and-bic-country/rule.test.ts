import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-11: Account and bank in the same country', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const bic = 'CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI';

  it('accepts the same country, and territories that use its IBANs', () => {
    accepts(pacs008());
    for (const territory of ['MC', 'RE', 'PF']) accepts(pacs008({ [bic]: `ZYCO${territory}P0XXX` }));
  });

  it('warns of another country, on either side', () => {
    reports(pacs008({ [bic]: 'ZYCOITP0XXX' }), {
      path: 'CdtTrfTxInf/CdtrAgt',
      value: 'ZYCOITP0XXX',
      expected: 'FR',
      severity: 'Warning',
      params: { account: 'CdtrAcct', agent: 'CdtrAgt', country: 'FR', ofBank: 'IT' },
    });
    reports(pacs008({ 'CdtTrfTxInf/DbtrAcct/Id/IBAN': 'AT611904300234573201' }), { path: 'CdtTrfTxInf/DbtrAgt' });
  });

  it('accepts the BIC of TARGET, which has no country', () => accepts(pacs008({ [bic]: 'TRGTXEPMXXX' })));

  it('reads the BIC of the 2009 messages', () =>
    reports(pacs008({ [bic]: 'ZYCOITP0XXX' }, '2021'), { value: 'ZYCOITP0XXX' }, { rbVersion: '2021' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
