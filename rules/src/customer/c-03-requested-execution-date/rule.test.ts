import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-03: Requested execution date', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'PmtInf/ReqdExctnDt/Dt';
  const on = (date: string) => pain001({ [path]: date });

  it('accepts today, and dates within a year', () => {
    accepts(on('2025-10-15'));
    accepts(on('2026-10-15'));
  });

  it('reports a date in the past, also in the form of 2009', () => {
    const past = { variant: 'past', value: '2025-10-14', expected: '>= 2025-10-15', severity: 'Warning' };
    reports(on('2025-10-14'), { ...past, path });
    const old = pain001({}, '2021').replace('2025-10-16', '2025-10-14');
    reports(old, { ...past, path: 'PmtInf/ReqdExctnDt' }, { rbVersion: '2021' });
  });

  it('compares with the day in Berlin', () =>
    reports(on('2025-10-15'), { variant: 'past', params: { today: '2025-10-16' } }, { now: '2025-10-15T22:30:00Z' }));

  it('reports a date more than a year ahead', () =>
    reports(on('2026-10-16'), { variant: 'far', expected: '<= 2026-10-15', params: { days: 365 } }));

  it('states when a credit transfer of a closed day is executed; instant payments have no closed days', () => {
    reports(on('2025-10-18'), { variant: 'closed', severity: 'Info', params: { executed: '2025-10-20' } });
    accepts(on('2025-10-18'), { scheme: 'inst' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pain001, 'PmtInf/ReqdExctnDt'));
});
