import { median } from '../interleaved.ts';
import { pushInOneProcess } from '../push.ts';
import type { Point, Series } from './series.ts';

const sizes = [10, 100, 1_000, 5_000];

/** From a commit until the last of 10 to 5,000 live clients has its notice. */
export const clientsGrowth = async (): Promise<Series> => {
  const points: Point[] = [];
  for (const size of sizes) {
    const delays = await pushInOneProcess(size);
    points.push({ size, milliseconds: median(delays.map((ofChange) => Math.max(...ofChange))) });
  }
  return {
    name: 'clients',
    title: 'A commit reaches the last live client',
    sizeTitle: 'live clients',
    costTitle: 'milliseconds',
    grows: 'work',
    judgedFrom: 100,
    points,
  };
};
