import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-04: Form of the execution date', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const timed = pain001({ 'PmtInf/ReqdExctnDt': '<DtTm>2025-10-16T10:00:00</DtTm>' });

  it('accepts a date, and a time in an instant payment', () => {
    accepts(pain001());
    accepts(timed, { scheme: 'inst' });
  });

  it('reports a time in a credit transfer', () =>
    reports(timed, { path: 'PmtInf/ReqdExctnDt/DtTm', value: '2025-10-16T10:00:00', params: { date: '2025-10-16' } }));

  it('shows a correct and an incorrect example', () => showsExamples(pain001, 'PmtInf'));
});
