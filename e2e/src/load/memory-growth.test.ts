import { growthPerHour } from './memory-growth.ts';

const minute = 60_000;
const samples = (...heaps: number[]) => heaps.map((heap, index) => ({ at: index * minute, heap, buffers: 0, rss: 0 }));

describe('growth of the heap', () => {
  it('is the slope per hour', () => expect(growthPerHour(samples(100, 101, 102, 103))).toBeCloseTo(60));
  it('is zero where the heap goes up and down', () =>
    expect(growthPerHour(samples(100, 104, 101, 101, 104, 100))).toBeCloseTo(0));
  it('is zero for one sample', () => expect(growthPerHour(samples(100))).toBe(0));
});
