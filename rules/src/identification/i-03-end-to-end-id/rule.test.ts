import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-03: End-to-end id', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/PmtId/EndToEndId';

  it.each(['NOTPROVIDED', 'INVOICE-4711', 'NA-2025', 'NOTE 7', 'NOTPROVIDED1'])('accepts %s', (id) =>
    accepts(pacs008({ [path]: id })),
  );

  it.each(['NOT PROVIDED', 'NotProvided', 'N/A', 'NA', 'NONE', '-', 'NOT AVAILABLE'])('warns of %s', (value) =>
    reports(pacs008({ [path]: value }), { path, value, expected: 'NOTPROVIDED', severity: 'Warning' }),
  );

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/PmtId'));
});
