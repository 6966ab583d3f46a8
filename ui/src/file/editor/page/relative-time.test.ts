import { relativeTime, timeOf } from './relative-time.ts';

const now = Date.parse('2026-11-02T12:00:00Z');

describe('relative time', () => {
  it('has no number within the first minute', () => {
    expect(relativeTime('2026-11-02T11:59:10Z', now, 'en')).toBeUndefined();
    expect(relativeTime('2026-11-02T12:00:02Z', now, 'en')).toBeUndefined();
  });

  it.each([
    ['2026-11-02T11:58:00Z', '2 minutes ago'],
    ['2026-11-02T09:00:00Z', '3 hours ago'],
    ['2026-11-01T11:00:00Z', 'yesterday'],
  ])('of %s is %s', (at, text) => expect(relativeTime(at, now, 'en')).toBe(text));
});

describe('a point in time', () => {
  it('has no date if it is today', () => {
    expect(timeOf('2026-11-02T08:05:09Z', now, 'de')).toBe('08:05:09');
    expect(timeOf('2026-10-31T08:05:09Z', now, 'de')).toBe('31. Okt. 2026, 08:05:09');
    expect(timeOf('2026-10-03T08:05:09Z', now, 'en')).toBe('3 Oct 2026, 08:05:09');
  });
});
