import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-10: Settlement date of an instant payment', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'inst' });
  const settles = (date: string) => instant({ 'GrpHdr/IntrBkSttlmDt': date });

  it('accepts today, on Sundays too', () => {
    accepts(settles('2025-10-15'));
    accepts(settles('2025-10-19'), { now: '2025-10-19T12:00:00Z' });
  });

  it('reports any other day', () => {
    reports(settles('2025-10-16'), { path: 'GrpHdr/IntrBkSttlmDt', value: '2025-10-16', expected: '2025-10-15' });
    reports(settles('2025-10-15'), { expected: '2025-10-16' }, { now: '2025-10-15T22:30:00Z' });
  });

  it('is an error for a day on which no clearing settles', () => {
    reports(settles('2025-10-14'), { severity: 'Error', expected: '2025-10-15' });
    reports(settles('2025-10-17'), { severity: 'Error', expected: '2025-10-15' });
    reports(settles('2025-10-16'), { severity: 'Warning' });
  });

  it('does not concern bulks', () => accepts(pacs008(), { scheme: 'sct' }));

  it('shows a correct and an incorrect example', () =>
    showsExamples(instant, { IntrBkSttlmDt: 'GrpHdr', AccptncDtTm: 'CdtTrfTxInf' }));
});
