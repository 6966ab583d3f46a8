import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('H-07: Date of the file', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const made = (FDtTm: string) => creditFile({ FDtTm });

  it('accepts the day before, today and the day after', () => {
    accepts(made('2025-10-14T00:00:00'));
    accepts(made('2025-10-15T11:00:00'));
    accepts(made('2025-10-16T21:59:59Z'));
  });

  it('uses business days and Central European Time', () => {
    accepts(made('2025-10-10T23:59:59'), { now: '2025-10-13T09:00:00Z' });
    accepts(made('2025-10-13T22:00:00Z'));
  });

  it('warns of other days', () => {
    const path = 'FDtTm';
    reports(made('2025-10-13T21:59:59Z'), { variant: 'old', path, severity: 'Warning', expected: '2025-10-15' });
    reports(made('2025-10-16T22:00:00Z'), { variant: 'ahead', path, params: { day: '2025-10-17' } });
    reports(made('2025-10-09T10:00:00'), { variant: 'old' }, { now: '2025-10-13T09:00:00Z' });
  });

  it('ignores a value that is not a date and time (T-03)', () => accepts(made('2025-10-15')));

  it('shows a correct and an incorrect example', () => showsExamples((changes) => creditFile(changes), ''));
});
