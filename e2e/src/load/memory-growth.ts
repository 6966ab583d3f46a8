/** The memory of a process after a full collection; `at` in milliseconds, sizes in MB. */
export type MemorySample = {
  readonly at: number;
  readonly heap: number;
  readonly buffers: number;
  readonly rss: number;
};

const hour = 3_600_000;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Growth of the heap in MB per hour, by linear regression over the samples. */
export const growthPerHour = (samples: readonly MemorySample[]): number => {
  if (samples.length < 2) return 0;
  const [time, heap] = [mean(samples.map(({ at }) => at)), mean(samples.map((sample) => sample.heap))];
  const spread = samples.reduce((sum, { at }) => sum + (at - time) ** 2, 0);
  const shared = samples.reduce((sum, sample) => sum + (sample.at - time) * (sample.heap - heap), 0);
  return (shared / spread) * hour;
};
