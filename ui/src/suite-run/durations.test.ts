import { durationText, lengthOf } from './durations.ts';

describe('durations', () => {
  it('have a unit that fits', () => {
    expect(durationText(12.4, 'en')).toBe('12 ms');
    expect(durationText(3_440, 'en')).toBe('3.4 s');
    expect(durationText(3_440, 'de')).toBe('3,4 s');
    expect(durationText(125_900, 'en')).toBe('2 min 5 s');
  });

  it('of a run end with it, or now', () => {
    const startedAt = '2026-11-20T08:00:00.000Z';
    const now = Date.parse(startedAt) + 5_000;
    expect(lengthOf({}, now)).toBeUndefined();
    expect(lengthOf({ startedAt }, now)).toBe(5_000);
    expect(lengthOf({ startedAt, endedAt: '2026-11-20T08:00:02.000Z' }, now)).toBe(2_000);
  });
});
