import { gauge, inSeconds, type Metric } from './metric.ts';

/** The difference between the clocks of the log's server and of this process, once it is known. */
export const clockMetrics = (stores: { clockDifference?(): number | undefined }): readonly Metric[] => {
  const difference = stores.clockDifference?.();
  if (difference === undefined) return [];
  const help = 'Seconds by which the clock of EventStoreDB is ahead of the clock of this process, at least.';
  return [gauge('clearbench_event_store_clock_difference_seconds', help, inSeconds(difference))];
};
