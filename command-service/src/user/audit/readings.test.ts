import { readings } from './readings.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 8, count)).toISOString();

describe('a reading', () => {
  it('continues for an hour, for the same reader and the same audit', () => {
    const reading = readings();
    reading.begin('boss', 'ada', minute(0));
    expect(reading.goesOn('boss', 'ada', minute(59))).toBe(true);
    expect(reading.goesOn('boss', 'ada', minute(60))).toBe(false);
    expect(reading.goesOn('boss', 'bob', minute(1))).toBe(false);
    expect(reading.goesOn('other', 'ada', minute(1))).toBe(false);
  });

  it('is measured from its last start', () => {
    const reading = readings();
    reading.begin('boss', 'ada', minute(0));
    reading.begin('boss', 'bob', minute(30));
    reading.begin('boss', 'ada', minute(50));
    reading.begin('boss', 'cem', minute(100));
    expect(['ada', 'bob'].map((user) => reading.goesOn('boss', user, minute(100)))).toEqual([true, false]);
  });
});
