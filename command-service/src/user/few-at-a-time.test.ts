import { fewAtATime } from './few-at-a-time.ts';

const minute = 60_000;
const after = (minutes: number) => new Date(Date.parse('2026-11-20T08:00:00.000Z') + minutes * minute).toISOString();

describe('few at a time', () => {
  it('is once a minute and three times an hour, for each key by itself', () => {
    const allowed = fewAtATime([
      { times: 1, within: minute },
      { times: 3, within: 60 * minute },
    ]);
    expect([0, 0.5, 1, 2, 3, 59].map((minutes) => allowed('a', after(minutes)))).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(allowed('b', after(3))).toBe(true);
    expect(allowed('a', after(60))).toBe(true);
    expect(allowed('a', after(60.5))).toBe(false);
  });

  it('forgets who has long been quiet when too many come', () => {
    const allowed = fewAtATime([{ times: 1, within: minute }]);
    expect(allowed('first', after(0))).toBe(true);
    for (let other = 0; other < 10_000; other += 1) allowed(`other ${other}`, after(0));
    expect(allowed('first', after(0))).toBe(true);
    expect(allowed('other 9999', after(0))).toBe(false);
  });
});
