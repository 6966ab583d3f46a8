import { rateLimiter } from './rate-limiter.ts';

describe('a rate limiter', () => {
  it('counts each key separately', () => {
    let now = 0;
    const rate = rateLimiter({ burst: 3, perSecond: 2 }, () => now);
    const takes = (key: string, count: number) => Array.from({ length: count }, () => rate.take(key));
    expect(takes('one', 4)).toEqual([0, 0, 0, 500]);
    expect(takes('other', 1)).toEqual([0]);
    now = 1_000;
    expect(takes('one', 3)).toEqual([0, 0, 500]);
  });

  it('returns the time to wait, and does not count refused calls', () => {
    let now = 0;
    const rate = rateLimiter({ burst: 1, perSecond: 1 / 60 }, () => now);
    expect([rate.take('a'), rate.take('a'), rate.take('a')]).toEqual([0, 60_000, 60_000]);
    now = 45_000;
    expect(rate.take('a')).toBe(15_000);
    now = 60_000;
    expect(rate.take('a')).toBe(0);
  });

  it('counts what is left after a call', () => {
    let now = 0;
    const rate = rateLimiter({ burst: 2, perSecond: 0.5 }, () => now);
    expect(rate.takeAndCount('a')).toEqual({ wait: 0, remaining: 1, seconds: 2 });
    expect(rate.takeAndCount('a')).toEqual({ wait: 0, remaining: 0, seconds: 4 });
    now = 500;
    expect(rate.takeAndCount('a')).toEqual({ wait: 1_500, remaining: 0, seconds: 4 });
    expect(rate.takeAndCount('b')).toEqual({ wait: 0, remaining: 1, seconds: 2 });
  });

  it('remembers a bounded number of keys', () => {
    const rate = rateLimiter({ burst: 1, perSecond: 1 }, () => 0);
    for (let number = 0; number < 10_050; number++) rate.take(`user-${number}`);
    expect(rate.keys()).toBe(10_000);
    expect(rate.take('user-10049')).toBe(1_000);
  });
});
