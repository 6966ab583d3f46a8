import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import { bounds, type Histogram } from './histogram.ts';

type Labels = Readonly<Record<string, string>>;

/** One value, and the labels that tell it from the others of its metric. */
export type Point = { readonly labels: Labels; readonly value: number };

/** Durations in seconds. */
export type HistogramPoint = {
  readonly labels: Labels;
  /** Upper bounds, and how many durations were at most so long: each count includes those before it. */
  readonly upTo: readonly { readonly bound: number; readonly count: number }[];
  readonly count: number;
  readonly sum: number;
};

/** A metric of Prometheus and of OpenTelemetry; both outputs are written from it. */
export type Metric = { readonly name: string; readonly help: string } & (
  | { readonly kind: 'gauge' | 'counter'; readonly points: readonly Point[] }
  | { readonly kind: 'histogram'; readonly points: readonly HistogramPoint[] }
);

const only = (value: number): readonly Point[] => [{ labels: {}, value }];

export const gauge = (name: string, help: string, value: number | readonly Point[]): Metric => ({
  name,
  help,
  kind: 'gauge',
  points: typeof value === 'number' ? only(value) : value,
});

/** A value that only grows while a process runs. */
export const counter = (name: string, help: string, value: number | readonly Point[]): Metric => ({
  name,
  help,
  kind: 'counter',
  points: typeof value === 'number' ? only(value) : value,
});

export const inSeconds = (milliseconds: number): number =>
  Number((milliseconds / millisecondsPerSecond).toPrecision(6));

/** Every fourth bound: enough for a scraper, and each count is exact. */
const scraped = bounds.map((bound, index) => ({ bound, index })).filter(({ index }) => index % 4 === 3);

export const histogramPoint = (labels: Labels, durations: Histogram): HistogramPoint => ({
  labels,
  upTo: scraped.map(({ bound, index }) => ({ bound: inSeconds(bound), count: durations.upTo(index) })),
  count: durations.count(),
  sum: inSeconds(durations.sum()),
});
