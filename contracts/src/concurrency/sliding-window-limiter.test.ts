import { Failure } from '../failure.ts';
import { type Allowance, slidingWindowLimiter } from './sliding-window-limiter.ts';

const minute = 60_000;
const after = (minutes: number) => new Date(Date.parse('2026-11-20T08:00:00.000Z') + minutes * minute).toISOString();

/** Seconds to wait, 0 = it went through. */
const asking = (...allowances: Allowance[]) => {
  const count = slidingWindowLimiter(allowances);
  return (key: string, minutes: number): number => {
    try {
      count(key, after(minutes));
      return 0;
    } catch (error) {
      return error instanceof Failure ? Number(error.params.seconds) : Number.NaN;
    }
  };
};

describe('a sliding window', () => {
  it('allows one a minute and three an hour, for each key separately', () => {
    const ask = asking({ times: 1, within: minute }, { times: 3, within: 60 * minute });
    expect([0, 0.5, 1, 2, 3, 59].map((minutes) => ask('a', minutes))).toEqual([0, 30, 0, 0, 57 * 60, 60]);
    expect(ask('b', 3)).toBe(0);
    expect(ask('a', 60)).toBe(0);
    expect(ask('a', 60.5)).toBe(30);
  });

  it('does not count what it refused', () => {
    const ask = asking({ times: 1, within: minute });
    expect([0, 0.3, 0.6, 0.9, 1].map((minutes) => ask('a', minutes) === 0)).toEqual([true, false, false, false, true]);
  });

  it('forgets who has long been quiet when too many come', () => {
    const ask = asking({ times: 1, within: minute });
    expect(ask('first', 0)).toBe(0);
    for (let other = 0; other < 10_000; other += 1) ask(`other ${other}`, 0);
    expect(ask('first', 0)).toBe(0);
    expect(ask('other 9999', 0)).toBe(60);
  });

  it('does not count what came to nothing', () => {
    const count = slidingWindowLimiter([{ times: 1, within: minute }]);
    count('a', after(0))();
    expect(() => count('a', after(0))).not.toThrow();
    expect(() => count('a', after(0))).toThrow('request.tooMany');
  });
});
