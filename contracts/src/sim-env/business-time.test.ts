import type { BusinessClock } from './business-clock.ts';
import { advancedClock, businessTime, chosenClock, paceOf, realTimeOf } from './business-time.ts';

const real = '2026-11-20T10:00:00.000Z';
const later = '2026-11-20T10:00:10.000Z';
const fixed: BusinessClock = { kind: 'fixed', instant: '2027-01-04T07:00:00.000Z' };
const hourly: BusinessClock = { kind: 'running', instant: '2027-01-04T07:00:00.000Z', since: real, factor: 3_600 };

describe('business time', () => {
  it('is the real time without a clock', () => {
    expect(businessTime(undefined, real)).toBe(real);
    expect(realTimeOf(undefined, real)).toBe(real);
    expect(paceOf(undefined)).toBe(1);
  });
  it('of a fixed clock does not depend on the real time', () => {
    expect([businessTime(fixed, real), businessTime(fixed, later)]).toEqual([fixed.instant, fixed.instant]);
    expect(realTimeOf(fixed, '2027-01-04T07:00:00.001Z')).toBeUndefined();
    expect(paceOf(fixed)).toBe(0);
  });
  it('of a running clock passes at its factor', () => {
    expect(businessTime(hourly, later)).toBe('2027-01-04T17:00:00.000Z');
    expect(realTimeOf(hourly, '2027-01-04T17:00:00.000Z')).toBe(later);
    expect(paceOf(hourly)).toBe(3_600);
  });
  it('is never before the start of a running clock, even if another machine is behind', () => {
    expect(businessTime(hourly, '2026-11-20T09:59:59.000Z')).toBe(hourly.instant);
  });
  it('ends with the year 2099', () => {
    expect(businessTime({ ...hourly, factor: 86_400 }, '2056-11-20T10:00:00.000Z')).toBe('2099-12-31T23:59:59.999Z');
  });
  it('has been reached at the real time that belongs to it, for every factor', () => {
    for (const factor of [0.01, 0.3, 1, 7, 86_400]) {
      const clock: BusinessClock = { ...hourly, factor };
      const wanted = '2027-01-04T07:00:12.345Z';
      const at = realTimeOf(clock, wanted) ?? '';
      expect(businessTime(clock, at) >= wanted).toBe(true);
      expect(businessTime(clock, new Date(Date.parse(at) - 1).toISOString()) < wanted).toBe(true);
    }
  });
});

describe('a chosen clock', () => {
  it('continues from the time shown, unless an instant is given', () => {
    expect(chosenClock({ kind: 'fixed' }, hourly, later)).toEqual({
      kind: 'fixed',
      instant: '2027-01-04T17:00:00.000Z',
    });
    expect(chosenClock({ kind: 'running', factor: 2, instant: fixed.instant }, undefined, real)).toEqual({
      kind: 'running',
      instant: fixed.instant,
      since: real,
      factor: 2,
    });
    expect(chosenClock({ kind: 'real' }, fixed, real)).toBeUndefined();
  });
  it('keeps its kind when it advances; the real one goes on at the pace of the real time', () => {
    const to = '2028-01-01T00:00:00.000Z';
    expect(advancedClock(fixed, to, real)).toEqual({ kind: 'fixed', instant: to });
    expect(advancedClock(hourly, to, later)).toEqual({ kind: 'running', instant: to, since: later, factor: 3_600 });
    expect(advancedClock(undefined, to, real)).toEqual({ kind: 'running', instant: to, since: real, factor: 1 });
  });
});
