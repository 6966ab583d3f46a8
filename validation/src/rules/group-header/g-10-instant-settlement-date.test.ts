import { ruleSpec } from '../rule-spec.ts';
import { instant, pacs008 } from '../samples/pacs-008.ts';
import { instantSettlementDate } from './g-10-instant-settlement-date.ts';

describe('G-10: an instant payment settles on the calendar day of the clearing', () => {
  const { accepts, reports } = ruleSpec(instantSettlementDate, { scheme: 'inst' });
  const settles = (date: string) => instant({ 'GrpHdr/IntrBkSttlmDt': date });

  it('accepts today, on Sundays too', () => {
    accepts(settles('2025-10-15'));
    accepts(settles('2025-10-19'), { now: '2025-10-19T12:00:00Z' });
  });

  it('reports any other day', () => {
    reports(settles('2025-10-16'), { path: 'GrpHdr/IntrBkSttlmDt', value: '2025-10-16', expected: '2025-10-15' });
    reports(settles('2025-10-15'), { expected: '2025-10-16' }, { now: '2025-10-15T22:30:00Z' });
  });

  it('does not concern bulks', () => accepts(pacs008(), { scheme: 'sct' }));
});
