/** Each bound is a quarter larger than the one before: quantiles are off by no more, whatever the durations. */
const growth = 1.25;
const [smallest, count] = [0.1, 64];
/** Upper bounds in milliseconds; what is longer than the last, about two minutes, counts to it. */
export const bounds: readonly number[] = Array.from({ length: count }, (_, index) => smallest * growth ** index);

/** Durations, in as much memory for one as for a billion. */
export type Histogram = {
  add(ms: number): void;
  count(): number;
  /** Milliseconds. */
  sum(): number;
  /** The duration that so many of all (0 to 1) stay under; 0 where there are none. */
  quantile(share: number): number;
  /** How many were at most as long as the bound of that index. */
  upTo(index: number): number;
};

const bucketOf = (ms: number): number => {
  if (ms <= smallest) return 0;
  return Math.min(count - 1, Math.ceil(Math.log(ms / smallest) / Math.log(growth) - 1e-9));
};

export const histogram = (): Histogram => {
  const buckets = new Float64Array(count);
  let [total, sum, longest] = [0, 0, 0];
  return {
    add: (ms) => {
      const bucket = bucketOf(ms);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      total += 1;
      sum += ms;
      longest = Math.max(longest, ms);
    },
    count: () => total,
    sum: () => sum,
    quantile: (share) => {
      let seen = 0;
      for (const [index, held] of buckets.entries()) {
        seen += held;
        if (held > 0 && seen >= share * total) return Math.min(bounds[index] ?? longest, longest);
      }
      return 0;
    },
    upTo: (index) => buckets.subarray(0, index + 1).reduce((some, held) => some + held, 0),
  };
};
