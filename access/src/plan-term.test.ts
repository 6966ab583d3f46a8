import { daysLeft, isOver } from './plan-term.ts';

const now = '2026-11-20T12:00:00.000Z';

describe('term of a plan', () => {
  it.each([
    ['2026-11-20T12:00:00.000Z', 0, true],
    ['2026-11-20T12:00:00.001Z', 1, false],
    ['2026-11-21T12:00:00.000Z', 1, false],
    ['2026-11-21T12:00:00.001Z', 2, false],
    ['2026-11-19', 0, true],
    ['2026-11-20', 1, false],
    ['2026-12-20', 31, false],
  ])('until %s leaves %i days', (until, left, over) => {
    expect(daysLeft(until, now)).toBe(left);
    expect(isOver(until, now)).toBe(over);
  });

  it('is unlimited without an end, and over with an unreadable end', () => {
    expect(isOver(undefined, now)).toBe(false);
    expect(isOver('some day', now)).toBe(true);
  });
});
