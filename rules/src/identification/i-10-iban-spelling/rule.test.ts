import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-10: Spelling of the IBAN', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/DbtrAcct/Id/IBAN';

  it('accepts the electronic format', () => accepts(pacs008()));

  it.each(['DE89 3704 0044 0532 0130 00', 'de89370400440532013000'])('reports %s', (value) =>
    reports(pacs008({ [path]: value }), { path, value, expected: 'DE89370400440532013000' }),
  );

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf'));
});
