import type { Saved } from '../busy-files.ts';

/** What was measured at a moment: the events by which the read models are behind, and the memory of each process in MB. */
export type Sample = {
  readonly at: number;
  readonly lag: number;
  readonly memory: Readonly<Record<string, number>>;
};

/** A part of the run; times in milliseconds, memory in MB. */
export type Period = {
  /** Seconds from the start of the run. */
  readonly from: number;
  readonly saves: number;
  readonly saveP50: number;
  readonly saveP99: number;
  readonly pushP50: number;
  readonly pushP99: number;
  /** The largest lag in events. */
  readonly lag: number;
  /** The largest memory of each process. */
  readonly memory: Readonly<Record<string, number>>;
};

export type Run = {
  readonly start: number;
  readonly seconds: number;
  readonly saved: readonly Saved[];
  /** By save; undefined where a client did not receive it. */
  readonly pushes: readonly (number | undefined)[];
  readonly samples: readonly Sample[];
};

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const largestMemory = (samples: readonly Sample[]): Record<string, number> => {
  const largest: Record<string, number> = {};
  for (const { memory } of samples)
    for (const [name, size] of Object.entries(memory)) largest[name] = Math.max(largest[name] ?? 0, size);
  return largest;
};

/** Divides a run into periods of the same length; a save belongs to the period in which it was sent. */
export const periodsOf = ({ start, seconds, saved, pushes, samples }: Run, count: number): readonly Period[] => {
  const length = (seconds * 1_000) / count;
  const periodAt = (at: number): number => Math.min(count - 1, Math.max(0, Math.floor((at - start) / length)));
  const numbers = Map.groupBy(saved.keys(), (index) => periodAt(saved[index]?.sent ?? start));
  const sampled = Map.groupBy(samples, ({ at }) => periodAt(at));
  return Array.from({ length: count }, (_, index) => {
    const inPeriod = numbers.get(index) ?? [];
    const took = inPeriod.map((number) => saved[number]?.took ?? 0);
    const delays = inPeriod.map((number) => pushes[number]).filter((delay) => delay !== undefined);
    const samplesIn = sampled.get(index) ?? [];
    return {
      from: (index * length) / 1_000,
      saves: inPeriod.length,
      saveP50: percentile(took, 0.5),
      saveP99: percentile(took, 0.99),
      pushP50: percentile(delays, 0.5),
      pushP99: percentile(delays, 0.99),
      lag: Math.max(0, ...samplesIn.map(({ lag }) => lag)),
      memory: largestMemory(samplesIn),
    };
  });
};

const shown = (value: number): string =>
  Number.isFinite(value) ? value.toFixed(value >= 100 ? 0 : 1).replace(/\.0$/, '') : '–';

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The periods as a table in Markdown. */
export const tableOf = (periods: readonly Period[]): string => {
  const processes = [...new Set(periods.flatMap(({ memory }) => Object.keys(memory)))];
  const heads = ['from', 'saves', 'save p50', 'p99', 'push p50', 'p99', 'lag', ...processes];
  const rows = periods.map(({ from, saves, saveP50, saveP99, pushP50, pushP99, lag, memory }) => [
    clock(from),
    saves.toLocaleString('en'),
    ...[saveP50, saveP99, pushP50, pushP99, lag, ...processes.map((name) => memory[name] ?? Number.NaN)].map(shown),
  ]);
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const bars = '▁▂▃▄▅▆▇█';

/** One character for each value, from zero to the largest. */
export const barsOf = (values: readonly number[]): string => {
  const known = values.filter(Number.isFinite);
  const largest = Math.max(...known, Number.MIN_VALUE);
  return values
    .map((value) => (Number.isFinite(value) ? bars[Math.min(7, Math.floor((value / largest) * 8))] : ' '))
    .join('');
};

/** The course of each value as a line of bars with its smallest and largest value. */
export const chartOf = (periods: readonly Period[]): string => {
  const processes = [...new Set(periods.flatMap(({ memory }) => Object.keys(memory)))];
  const courses: readonly (readonly [name: string, unit: string, values: readonly number[]])[] = [
    ['save p99', 'ms', periods.map(({ saveP99 }) => saveP99)],
    ['push p99', 'ms', periods.map(({ pushP99 }) => pushP99)],
    ['lag', 'events', periods.map(({ lag }) => lag)],
    ...processes.map((name) => [name, 'MB', periods.map(({ memory }) => memory[name] ?? Number.NaN)] as const),
  ];
  const width = Math.max(...courses.map(([name]) => name.length));
  return courses
    .map(([name, unit, values]) => {
      const known = values.filter(Number.isFinite);
      const range = `${shown(Math.min(...known))} to ${shown(Math.max(...known))} ${unit}`;
      return `${name.padEnd(width)}  ${barsOf(values)}  ${range}`;
    })
    .join('\n');
};
