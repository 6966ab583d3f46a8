import { type Measure, quarter } from '@clearbench/contracts/statistics/views';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';

/** The counts of a day, by measure, label and quarter of an hour, in any storage format. */
export type DayCounts = Readonly<Record<Measure, Readonly<Record<string, ArrayLike<number>>>>> & {
  readonly day: string;
};

/** The counts of several users, to be added to. */
export type DaySums = Record<Measure, Record<string, Int32Array>> & { readonly day: string };

const quarters = millisecondsPerDay / quarter;
const measures: readonly Measure[] = ['actions', 'messageTypes', 'newUsers'];

export const nothingIn = (day: string): DaySums => ({ day, actions: {}, messageTypes: {}, newUsers: {} });

const copied = (counts: Record<string, Int32Array>): Record<string, Int32Array> =>
  Object.fromEntries(Object.entries(counts).map(([label, sum]) => [label, sum.slice()]));

/** An independent copy of sums. */
export const copyOf = ({ day, actions, messageTypes, newUsers }: DaySums): DaySums => ({
  day,
  actions: copied(actions),
  messageTypes: copied(messageTypes),
  newUsers: copied(newUsers),
});

/** Adds the counts of one user, or subtracts them. */
export const addCounts = (sums: DaySums, counts: DayCounts, times: 1 | -1): void => {
  for (const measure of measures)
    for (const [label, added] of Object.entries(counts[measure])) {
      const sum = sums[measure][label] ?? new Int32Array(quarters);
      sums[measure][label] = sum;
      for (let at = 0; at < added.length; at += 1) sum[at] = (sum[at] ?? 0) + times * (added[at] ?? 0);
    }
};
