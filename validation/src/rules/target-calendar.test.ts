import { addDays, isIsoDate, isoDateIn } from './iso-date.ts';
import { addTargetDays, isTargetDay, nextTargetDay, targetDayOnOrAfter } from './target-calendar.ts';

describe('the TARGET calendar', () => {
  it.each([
    ['2024-03-29', '2024-04-01'],
    ['2025-04-18', '2025-04-21'],
    ['2026-04-03', '2026-04-06'],
    ['2027-03-26', '2027-03-29'],
    ['2028-04-14', '2028-04-17'],
    ['2029-03-30', '2029-04-02'],
    ['2030-04-19', '2030-04-22'],
    ['2031-04-11', '2031-04-14'],
    ['2032-03-26', '2032-03-29'],
    ['2038-04-23', '2038-04-26'],
  ])('is closed on Good Friday %s and Easter Monday %s', (friday, monday) => {
    expect([isTargetDay(friday), isTargetDay(monday)]).toEqual([false, false]);
    expect([isTargetDay(addDays(friday, -1)), isTargetDay(addDays(monday, 1))]).toEqual([true, true]);
  });

  it('is closed on four fixed days and at weekends only', () => {
    expect(['2025-01-01', '2025-05-01', '2025-12-25', '2025-12-26', '2025-10-18', '2025-10-19'].some(isTargetDay)).toBe(
      false,
    );
    expect(['2025-12-24', '2025-12-31', '2025-10-03', '2025-06-09'].every(isTargetDay)).toBe(true);
  });

  it('finds the next open day', () => {
    expect(targetDayOnOrAfter('2025-12-25')).toBe('2025-12-29');
    expect(targetDayOnOrAfter('2025-12-29')).toBe('2025-12-29');
    expect(nextTargetDay('2025-10-17')).toBe('2025-10-20');
  });

  it('counts open days in both directions', () => {
    expect(addTargetDays('2025-12-23', 3)).toBe('2025-12-30');
    expect(addTargetDays('2025-12-30', -3)).toBe('2025-12-23');
    expect(addTargetDays('2025-10-18', 0)).toBe('2025-10-18');
  });
});

describe('an ISO date', () => {
  it('is a day of the calendar', () => {
    expect(['2024-02-29', '2025-12-31'].every(isIsoDate)).toBe(true);
    expect(['2025-02-29', '2025-13-01', '2025-00-10', '2025-4-1', '20250401', ''].some(isIsoDate)).toBe(false);
  });

  it('is found before a time zone', () => {
    expect([isoDateIn('2025-10-16'), isoDateIn('2025-10-16+02:00'), isoDateIn('x'), isoDateIn(undefined)]).toEqual([
      '2025-10-16',
      '2025-10-16',
      undefined,
      undefined,
    ]);
  });
});
