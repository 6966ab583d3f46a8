import { camt052, camt053, camt054 } from '@clearbench/iso20022/samples/statements';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('B-04: Dates of a statement', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const booked = 'Stmt/Ntry/BookgDt/Dt';

  it('accepts plausible dates', () => {
    accepts(camt053());
    accepts(camt053({}, '2019'), { rbVersion: '2019' });
    accepts(camt052());
    accepts(camt054());
  });

  it('reports a period that ends before it begins', () => {
    const changed = camt053({ 'Stmt/FrToDt/ToDtTm': '2025-10-14T23:59:59' });
    const params = { from: '2025-10-15T00:00:00' };
    reports(changed, { variant: 'period', severity: 'Error', path: 'Stmt/FrToDt/ToDtTm', params });
    accepts(camt053({ 'Stmt/FrToDt/ToDtTm': '2025-10-15T01:00:00+01:00' }));
  });

  it('reports a closing balance that is older than the opening balance', () =>
    reports(camt053({ 'Stmt/Bal[2]/Dt/Dt': '2025-10-14' }), {
      variant: 'balances',
      path: 'Stmt/Bal[2]/Dt/Dt',
      value: '2025-10-14',
      params: { opened: '2025-10-15' },
    }));

  it('warns of bookings outside the period, or after the statement', () => {
    const found = { path: booked, severity: 'Warning' };
    reports(camt053({ [booked]: '2025-10-14' }), { ...found, variant: 'outside', params: { to: '2025-10-15' } });
    reports(camt053({ [booked]: '2025-10-16' }), { ...found, variant: 'future', params: { made: '2025-10-15' } });
  });

  it('ignores the booking date of entries that are not booked', () =>
    accepts(camt053({ [booked]: '2025-10-16', 'Stmt/Ntry/Sts/Cd': 'PDNG' })));

  it('warns of a value date years away', () => {
    accepts(camt053({ 'Stmt/Ntry/ValDt/Dt': '2024-10-15' }));
    const found = {
      variant: 'value',
      path: 'Stmt/Ntry/ValDt/Dt',
      severity: 'Warning',
      params: { booked: '2025-10-15' },
    };
    reports(camt053({ 'Stmt/Ntry/ValDt/Dt': '2052-10-15' }), found);
  });

  it('shows a correct and an incorrect example', () => showsExamples(camt053, 'Stmt'));
});
