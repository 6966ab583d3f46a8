import { pacing } from './pacing.ts';

const day = 86_400_000;

const paced = (pace: number | undefined) => {
  const clock = { now: 0 };
  const pacer = pacing(pace, () => clock.now);
  pacer.begin(100 * day);
  const after = (seconds: number) => {
    clock.now += seconds * 1_000;
    return pacer;
  };
  return { pacer, after };
};

describe('pace of a replay', () => {
  it('is in days, with events or without', () => expect(paced(7).after(3).horizon()).toBe((100 + 21) * day));

  it('can change without a jump', () => {
    const { pacer, after } = paced(1);
    after(2).set(10);
    expect(after(1).horizon()).toBe((100 + 2 + 10) * day);
    pacer.set(0);
    expect(after(60).horizon()).toBe((100 + 2 + 10) * day);
  });

  it('follows the events themselves where none is set; when set it continues from there', () => {
    const { pacer, after } = paced(undefined);
    expect(pacer.horizon()).toBe(Number.POSITIVE_INFINITY);
    pacer.passed(300 * day);
    pacer.passed(299 * day);
    expect(after(60).reached()).toBe(300 * day);
    pacer.set(1);
    expect(after(1).horizon()).toBe(301 * day);
  });
});
