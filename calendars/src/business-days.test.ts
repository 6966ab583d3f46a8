import { businessDays } from './business-days.ts';
import { addDays } from './iso-date.ts';

describe('the TARGET calendar', () => {
  const { isOpen, onOrAfter, next, add, closedBecause } = businessDays('TARGET');

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
    expect([isOpen(friday), isOpen(monday)]).toEqual([false, false]);
    expect([isOpen(addDays(friday, -1)), isOpen(addDays(monday, 1))]).toEqual([true, true]);
  });

  it('is closed on four fixed days and at weekends only', () => {
    expect(['2025-01-01', '2025-05-01', '2025-12-25', '2025-12-26', '2025-10-18', '2025-10-19'].some(isOpen)).toBe(
      false,
    );
    expect(['2025-12-24', '2025-12-31', '2025-10-03', '2025-06-09'].every(isOpen)).toBe(true);
  });

  it('says why it is closed', () => {
    expect(closedBecause('2026-04-03')).toEqual({ because: 'target', holiday: 'goodFriday' });
    expect(closedBecause('2026-04-04')).toEqual({ because: 'weekday' });
    expect(closedBecause('2026-04-07')).toBeUndefined();
  });

  it('finds the next open day', () => {
    expect(onOrAfter('2025-12-25')).toBe('2025-12-29');
    expect(onOrAfter('2025-12-29')).toBe('2025-12-29');
    expect(next('2025-10-17')).toBe('2025-10-20');
  });

  it('counts open days in both directions', () => {
    expect(add('2025-12-23', 3)).toBe('2025-12-30');
    expect(add('2025-12-30', -3)).toBe('2025-12-23');
    expect(add('2025-10-18', 0)).toBe('2025-10-18');
  });
});

describe('seven days a week', () => {
  it('are open on every one', () => {
    const { isOpen, next } = businessDays('SEVEN_DAYS');
    expect(['2026-01-01', '2026-04-05', '2026-12-25'].every(isOpen)).toBe(true);
    expect(next('2026-12-24')).toBe('2026-12-25');
  });
});

describe('a calendar of an administrator', () => {
  const holidays = {
    '2026-12-24': { title: 'Christmas Eve', yearly: true },
    '2026-11-02': { title: 'Stocktaking' },
  };
  const { isOpen, next, closedBecause } = businessDays({ name: 'FFM', closedWeekdays: [7], holidays });

  it('is closed on its days of the week', () => {
    expect([isOpen('2026-11-21'), isOpen('2026-11-22'), isOpen('1969-12-28')]).toEqual([true, false, false]);
  });

  it('is closed on a holiday once, or every year from the first on', () => {
    expect(closedBecause('2026-11-02')).toEqual({ because: 'title', title: 'Stocktaking' });
    expect(isOpen('2027-11-02')).toBe(true);
    expect(closedBecause('2031-12-24')).toEqual({ because: 'title', title: 'Christmas Eve' });
    expect(isOpen('2025-12-24')).toBe(true);
    expect(next('2026-12-23')).toBe('2026-12-25');
  });

  it('that never opens ends the search', () => {
    const always = Object.fromEntries(
      Array.from({ length: 366 }, (_, day) => [addDays('2024-01-01', day), { title: 'x', yearly: true }]),
    );
    expect(businessDays({ name: 'NEVER', closedWeekdays: [], holidays: always }).next('2026-01-01') > '2030').toBe(
      true,
    );
  });
});
