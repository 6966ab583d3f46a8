import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-05: Requested collection date', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const path = 'PmtInf/ReqdColltnDt';
  const due = (date: string) => pain008({ [path]: date });

  it('accepts the next business day, and fourteen days', () => {
    accepts(due('2025-10-16'));
    accepts(due('2025-10-29'));
    accepts(due('2025-10-16'), { scheme: 'b2b' });
  });

  it('reports dates in the past and of the same day', () => {
    reports(due('2025-10-14'), { variant: 'past', path, expected: '>= 2025-10-16', params: { today: '2025-10-15' } });
    reports(due('2025-10-15'), { variant: 'late', value: '2025-10-15', expected: '>= 2025-10-16' });
  });

  it('counts business days: on a Saturday, Monday is too soon', () =>
    reports(due('2025-10-20'), { variant: 'late', expected: '>= 2025-10-21' }, { now: '2025-10-18T09:00:00Z' }));

  it('warns of dates more than fourteen days ahead', () =>
    reports(due('2025-10-30'), { variant: 'early', severity: 'Warning', expected: '<= 2025-10-29' }));

  it('states when a collection of a closed day is settled', () =>
    reports(due('2025-10-18'), { variant: 'closed', severity: 'Info', params: { due: '2025-10-20' } }));

  it('shows a correct and an incorrect example', () => showsExamples(pain008, 'PmtInf'));
});
