import { countedActions } from '@clearbench/contracts/statistics/choices';
import type { Timeline } from '@clearbench/contracts/statistics/routes';
import type { Chart } from './statistics-slice.ts';

/** As many colours as can be told apart. */
export const colours = 10;
/** The label of everything that has no colour of its own. */
export const theRest = 'theRest';

const added = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((count, index) => count + (other[index] ?? 0));

/** At most as many series as there are colours: the smallest, which stand last, are put together. */
export const fewSeries = (timeline: Timeline): Timeline => {
  if (timeline.datasets.length <= colours) return timeline;
  const own = timeline.datasets.slice(0, colours - 1);
  const rest = timeline.datasets.slice(colours - 1).map(({ data }) => data);
  const data = rest.reduce<readonly number[]>(
    added,
    timeline.labels.map(() => 0),
  );
  return { ...timeline, datasets: [...own, { label: theRest, data: [...data] }] };
};

/** Which of the colours: an action keeps its own whatever else is shown. */
export const colourOf = (chart: Chart, label: string, index: number): number =>
  chart === 'actions' ? (countedActions as readonly string[]).indexOf(label) : index;

export const totalOf = ({ data }: Timeline['datasets'][number]): number => data.reduce((sum, count) => sum + count, 0);

/** Part of the steps. */
export const cutTo = (timeline: Timeline, first: number, last: number): Timeline => ({
  labels: timeline.labels.slice(first, last + 1),
  instants: timeline.instants.slice(first, last + 1),
  datasets: timeline.datasets.map(({ label, data }) => ({ label, data: data.slice(first, last + 1) })),
});

/** What comes after, with everything that was shown before in its place; what is gone has nothing to show. */
export const steady = (before: Timeline | undefined, after: Timeline): Timeline => {
  const found = new Map(after.datasets.map(({ label, data }) => [label, data]));
  const labels = [...new Set([...(before?.datasets ?? []), ...after.datasets].map(({ label }) => label))];
  return {
    ...after,
    datasets: labels.map((label) => ({ label, data: found.get(label) ?? after.labels.map(() => 0) })),
  };
};
