import { atMost, type Figure, short } from '../figure.ts';
import { median, percentile, type Repetitions, ratioOf } from '../interleaved.ts';
import type { Change } from './changes.ts';
import { type Trace, workOf } from './trace.ts';

const openMs = 2_000;
/** One frame at 60 Hz. */
const keyMs = 16;

/** From the navigation, with an empty cache, to the first frame with text. */
export const openingFigure = (
  megabytes: number,
  { ours, theirs }: Repetitions<'ours' | 'theirs'>,
  processor: Repetitions<'ours' | 'theirs'>,
): Figure => ({
  metric: `first open of ${megabytes} MB, on screen`,
  value: `median ${short(median(ours))} ms (processor time of the page ${short(median(processor.ours))} ms), ${ratioOf(ours, theirs).toFixed(2)} × the time of bare Monaco (${short(median(theirs))} ms, ${short(median(processor.theirs))} ms)`,
  ...atMost(median(ours), openMs, ' ms'),
});

const p99 = (values: readonly number[]): number => percentile(values, 0.99);

type Waits = { readonly work: number; readonly cpu: number; readonly painted: number; readonly longestTask: number };

const waitsIn = ({ tasks, keys }: Trace): Waits => {
  const works = keys.map((key) => workOf(tasks, key));
  return {
    work: p99(works.map(({ ms }) => ms)),
    cpu: p99(works.map(({ cpu }) => cpu)),
    painted: p99(keys.map(({ at, painted }) => painted - at)),
    longestTask: Math.max(...tasks.map(({ cpu }) => cpu)),
  };
};

/** What a key waits for on the main thread; the time to its paint also contains the wait for the next frame. */
export const typingFigures = (megabytes: number, product: Trace, bare: Trace): readonly Figure[] => {
  const [ours, theirs] = [waitsIn(product), waitsIn(bare)];
  return [
    {
      metric: `typing in ${megabytes} MB: work of the page between a key and its frame, p99 of ${product.keys.length} keys`,
      value: `${short(ours.work)} ms (processor time ${short(ours.cpu)} ms), bare Monaco ${short(theirs.work)} ms (${short(theirs.cpu)} ms)`,
      ...atMost(ours.work, keyMs, ' ms'),
    },
    {
      metric: `typing in ${megabytes} MB: from a key to its paint, p99`,
      value: `${short(ours.painted)} ms, ${(ours.painted / theirs.painted).toFixed(2)} × the time of bare Monaco (${short(theirs.painted)} ms)`,
    },
    {
      metric: `typing in ${megabytes} MB: processor time of the longest task, saves included`,
      value: `${short(ours.longestTask)} ms, bare Monaco ${short(theirs.longestTask)} ms`,
      ...atMost(ours.longestTask, keyMs, ' ms'),
    },
  ];
};

/** Both are judged by the same limit; the time to the screen also contains the wait for the next frame, and the frame. */
export const changeFigures = (
  megabytes: number,
  changes: readonly Change[],
  validations: readonly number[],
  limit: number,
): readonly Figure[] => {
  const [checked, drawn] = [changes.map((change) => change.checked), changes.map((change) => change.drawn)];
  return [
    {
      metric: `a change in ${megabytes} MB until the page has the findings, without the wait after the last key`,
      value: `median ${short(median(checked))} ms, longest ${short(Math.max(...checked))} ms; ${ratioOf(checked, validations).toFixed(2)} × the time of a whole validation in Node (${short(median(validations))} ms)`,
      ...atMost(median(checked), limit, ' ms'),
    },
    {
      metric: `a change in ${megabytes} MB until its finding is on screen`,
      value: `median ${short(median(drawn))} ms, longest ${short(Math.max(...drawn))} ms`,
      ...atMost(median(drawn), limit, ' ms'),
    },
  ];
};
