import { dayAfterKey, inYear, weeksOf } from './move-day.ts';

describe('moving through a year', () => {
  it.each([
    ['ArrowLeft', '2026-01-01', '2025-12-31'],
    ['ArrowDown', '2026-02-25', '2026-03-04'],
    ['PageDown', '2026-01-31', '2026-02-28'],
    ['PageUp', '2026-01-31', '2025-12-31'],
    ['Home', '2026-02-17', '2026-02-01'],
    ['End', '2028-02-17', '2028-02-29'],
    ['ArrowRight', '2099-12-31', undefined],
    ['x', '2026-01-01', undefined],
  ])('%s from %s leads to %s', (key, from, to) => expect(dayAfterKey(key, from)).toBe(to));

  it('keeps the day in another year if that year has it', () => {
    expect(inYear('2024-02-29', 2025)).toBe('2025-02-28');
    expect(inYear('2026-04-03', 2030)).toBe('2030-04-03');
  });

  it('arranges a month in weeks', () => {
    const weeks = weeksOf(2026, 2);
    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-02-01']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(28);
    expect(weeksOf(2026, 11).at(-1)?.[0]).toBe('2026-11-30');
  });
});
