import { countedActions } from '@clearbench/contracts/statistics/choices';
import type { Timeline } from '@clearbench/contracts/statistics/routes';
import { type Measure, quarter } from '@clearbench/contracts/statistics/views';
import type { DayCounts } from './day-counts.ts';
import type { Steps } from './steps.ts';

type Dataset = Timeline['datasets'][number];

const sum = ({ data }: Dataset): number => data.reduce((total, count) => total + count, 0);

/** Actions in the order of a file's life, message types by frequency. */
const inOrder: Readonly<Record<Measure, (one: Dataset, other: Dataset) => number>> = {
  actions: (one, other) => actionOrder.indexOf(one.label) - actionOrder.indexOf(other.label),
  messageTypes: (one, other) => sum(other) - sum(one) || (one.label < other.label ? -1 : 1),
  newUsers: () => 0,
};
const actionOrder: readonly string[] = countedActions;

/** Sums the counts of days by step. A label without counts is omitted. */
export const tally = (
  { labels, instants, from, stepOf }: Steps,
  days: Iterable<DayCounts>,
  measure: Measure,
): Timeline => {
  const sums = new Map<string, number[]>();
  for (const document of days) {
    const first = (Date.parse(document.day) - from) / quarter;
    for (const [label, counts] of Object.entries(document[measure])) {
      const data = sums.get(label) ?? labels.map(() => 0);
      sums.set(label, data);
      for (let index = 0; index < counts.length; index += 1) {
        const step = stepOf[first + index];
        if (step !== undefined) data[step] = (data[step] ?? 0) + (counts[index] ?? 0);
      }
    }
  }
  const datasets = [...sums].map(([label, data]) => ({ label, data })).filter((dataset) => sum(dataset) > 0);
  return {
    labels: [...labels],
    instants: instants.map((instant) => new Date(instant).toISOString()),
    datasets: datasets.sort(inOrder[measure]),
  };
};
