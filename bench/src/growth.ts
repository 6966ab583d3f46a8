import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { atMost, type Benchmark, type Figure, short } from './figure.ts';
import { chartOf } from './growth/chart.ts';
import { clientsGrowth } from './growth/clients-growth.ts';
import { listGrowth } from './growth/list-growth.ts';
import { replayGrowth } from './growth/replay-growth.ts';
import { largestPower, mostPower, type Series } from './growth/series.ts';
import { validationGrowth } from './growth/validation-growth.ts';

const pictures = new URL('../../docs/pictures/', import.meta.url);

const figuresOf = (series: Series): readonly Figure[] => {
  const power = largestPower(series);
  return [
    ...series.points.map(({ size, milliseconds }) => ({
      metric: `${series.title}, ${size.toLocaleString('en')} ${series.sizeTitle}`,
      value: `${short(milliseconds)} ms`,
    })),
    {
      metric: `${series.title}: largest power of the size`,
      value: power.toFixed(2),
      ...atMost(power, mostPower[series.grows]),
    },
  ];
};

/** How costs grow with the data, from small to large; draws the charts of docs/benchmarks.md. It takes a quarter of an hour. */
export const growth: Benchmark = async () => {
  const figures: Figure[] = [];
  const wanted = process.env.CLEARBENCH_BENCH_GROWTH?.split(',');
  const all = { validation: validationGrowth, list: listGrowth, replay: replayGrowth, clients: clientsGrowth };
  for (const [name, measure] of Object.entries(all)) {
    if (wanted !== undefined && !wanted.includes(name)) continue;
    const series = await measure();
    await writeFile(fileURLToPath(new URL(`growth-${name}.svg`, pictures)), `${await chartOf(series)}\n`);
    figures.push(...figuresOf(series));
  }
  return figures;
};
