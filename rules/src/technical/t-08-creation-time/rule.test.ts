import { camt056 } from '@clearbench/iso20022/samples/answers';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('T-08: Plausible creation time', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const created = (time: string) => pacs008({ 'GrpHdr/CreDtTm': time });

  it('accepts now, a few minutes ahead and a week back', () => {
    accepts(created('2025-10-15T11:00:00'));
    accepts(created('2025-10-15T09:15:00Z'));
    accepts(created('2025-10-08T11:00:00+02:00'));
  });

  it('warns of a time ahead, with or without an offset', () => {
    reports(created('2025-10-15T09:15:01Z'), { variant: 'future', value: '2025-10-15T09:15:01Z', severity: 'Warning' });
    reports(created('2025-10-15T11:15:01'), { variant: 'future', path: 'GrpHdr/CreDtTm' });
  });

  it('warns of an old time', () =>
    reports(created('2025-10-08T10:59:59'), { variant: 'old', expected: '>= 2025-10-08' }));

  it('applies to the assignment of investigations', () =>
    reports(camt056({ 'Assgnmt/CreDtTm': '2025-01-01T00:00:00' }), { variant: 'old' }));

  it('ignores a value that is not a date and time (T-03)', () => accepts(created('yesterday')));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'GrpHdr'));
});
