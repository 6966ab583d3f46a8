import { showTimesIn } from '../../translation/moment-format.ts';
import { dayAfter, instantOf, localDay, wallClock } from './wall-clock.ts';

afterEach(() => showTimesIn(''));

describe('the user’s local time', () => {
  it.each([
    ['UTC', '2026-11-21T23:30:00.000Z', '2026-11-21T23:30:00'],
    ['Europe/Berlin', '2026-11-21T23:30:00.000Z', '2026-11-22T00:30:00'],
    ['America/New_York', '2026-07-01T03:00:00.000Z', '2026-06-30T23:00:00'],
    ['Asia/Kolkata', '2026-11-21T18:45:00.000Z', '2026-11-22T00:15:00'],
  ])('in %s shows at %s %s, and back', (zone, at, shown) => {
    showTimesIn(zone);
    expect(wallClock(at)).toBe(shown);
    expect(instantOf(shown)).toBe(at);
    expect(localDay(at)).toBe(shown.slice(0, 10));
  });

  it('limits a day by its local midnights, also when daylight saving time ends', () => {
    showTimesIn('Europe/Berlin');
    expect(instantOf('2026-10-25')).toBe('2026-10-24T22:00:00.000Z');
    expect(instantOf(dayAfter('2026-10-25'))).toBe('2026-10-25T23:00:00.000Z');
  });

  it('converts a skipped time as if the clock had continued', () => {
    showTimesIn('Europe/Berlin');
    expect(['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z']).toContain(instantOf('2026-03-29T02:30'));
  });
});
