import { countedActions } from '@clearbench/contracts/statistics/choices';
import type { Timeline } from '@clearbench/contracts/statistics/routes';
import type { Chart } from './statistics-slice.ts';

/** The number of distinguishable colours. */
export const colours = 10;
/** The label of all series without a colour of their own. */
export const theRest = 'theRest';

const added = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((count, index) => count + (other[index] ?? 0));

/** At most as many series as there are colours: the smallest, which are last, are combined. */
export const limitSeries = (timeline: Timeline): Timeline => {
  if (timeline.datasets.length <= colours) return timeline;
  const own = timeline.datasets.slice(0, colours - 1);
  const rest = timeline.datasets.slice(colours - 1).map(({ data }) => data);
  const data = rest.reduce<readonly number[]>(
    added,
    timeline.labels.map(() => 0),
  );
  return { ...timeline, datasets: [...own, { label: theRest, data: [...data] }] };
};

/** The index of the colour: an action has the same colour in every chart. */
export const colourOf = (chart: Chart, label: string, index: number): number =>
  chart === 'actions' ? (countedActions as readonly string[]).indexOf(label) : index;

export const totalOf = ({ data }: Timeline['datasets'][number]): number => data.reduce((sum, count) => sum + count, 0);

/** A part of the steps. */
export const cutTo = (timeline: Timeline, first: number, last: number): Timeline => ({
  labels: timeline.labels.slice(first, last + 1),
  instants: timeline.instants.slice(first, last + 1),
  datasets: timeline.datasets.map(({ label, data }) => ({ label, data: data.slice(first, last + 1) })),
});

/** The new series, with those shown before in the same position; a series without new data is empty. */
export const steady = (before: Timeline | undefined, after: Timeline): Timeline => {
  const found = new Map(after.datasets.map(({ label, data }) => [label, data]));
  const labels = [...new Set([...(before?.datasets ?? []), ...after.datasets].map(({ label }) => label))];
  return {
    ...after,
    datasets: labels.map((label) => ({ label, data: found.get(label) ?? after.labels.map(() => 0) })),
  };
};
