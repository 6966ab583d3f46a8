import { businessDays } from './business-days.ts';
import {
  bulkDates,
  dueDates,
  instantDates,
  nearestSettlementDate,
  type SettlementDates,
  settlementDateFault,
} from './settlement-dates.ts';

const days = businessDays('TARGET');
const faultsOf = (dates: SettlementDates, ...wanted: readonly string[]) =>
  wanted.map((date) => settlementDateFault(date, dates));

describe('the settlement dates of a bulk', () => {
  const monday = bulkDates({ now: '2026-11-23T09:00:00Z', days });
  const sunday = bulkDates({ now: '2026-11-22T09:00:00Z', days });

  it('are five bank days ahead at most, counted from the current business day', () => {
    expect(faultsOf(monday, '2026-11-20', '2026-11-23', '2026-11-28', '2026-11-30', '2026-12-01')).toEqual([
      'past',
      undefined,
      'closed',
      undefined,
      'far',
    ]);
    expect(faultsOf(sunday, '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-30', '2026-12-01')).toEqual([
      'past',
      'closed',
      undefined,
      undefined,
      'far',
    ]);
  });

  it('are as far ahead as the clearing accepts', () =>
    expect(bulkDates({ now: '2026-11-23T09:00:00Z', days }, 1).last).toBe('2026-11-24'));

  it('begin with the local day of the clearing', () =>
    expect(bulkDates({ now: '2026-11-23T23:30:00Z', days }).first).toBe('2026-11-24'));

  it('have a nearest one that is possible', () => {
    const christmas = bulkDates({ now: '2026-12-18T09:00:00Z', days });
    const nearest = ['2026-12-17', '2026-12-19', '2026-12-26', '2027-02-01'].map((date) =>
      nearestSettlementDate(date, christmas),
    );
    expect(christmas.last).toBe('2026-12-28');
    expect(nearest).toEqual(['2026-12-18', '2026-12-21', '2026-12-28', '2026-12-28']);
    const before = bulkDates({ now: '2026-12-17T09:00:00Z', days });
    expect(nearestSettlementDate('2026-12-26', before)).toBe('2026-12-24');
  });
});

describe('the settlement dates of an instant payment', () => {
  it('are today, on any day, until the next business day', () => {
    const saturday = instantDates({ now: '2026-03-07T12:00:00Z', days });
    expect(faultsOf(saturday, '2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10')).toEqual([
      'past',
      undefined,
      undefined,
      undefined,
      'far',
    ]);
  });
});

describe('the due dates of collections', () => {
  const dates = dueDates({ now: '2026-11-22T09:00:00Z', days });

  it('are one bank day to two weeks ahead', () =>
    expect(faultsOf(dates, '2026-11-23', '2026-11-24', '2026-12-04', '2026-12-07')).toEqual([
      'soon',
      undefined,
      undefined,
      'far',
    ]));

  it('have a nearest one before the last day if that is closed', () => {
    expect(dates.last).toBe('2026-12-06');
    expect(nearestSettlementDate('2026-12-06', dates)).toBe('2026-12-04');
    expect(nearestSettlementDate('2026-11-20', dates)).toBe('2026-11-24');
  });
});
