import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-22: Different accounts of payer and payee', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/CdtrAcct/Id/IBAN';

  it('accepts different accounts', () => accepts(pacs008()));

  it('warns of the same account twice', () =>
    reports(pacs008({ [path]: 'DE89370400440532013000' }), {
      path,
      value: 'DE89370400440532013000',
      severity: 'Warning',
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
