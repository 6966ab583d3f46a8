/** Each bound is a quarter larger than the previous one, so that quantiles have at most this error. */
const growth = 1.25;
const [smallest, count] = [0.1, 64];
/** Upper bounds in milliseconds; values above the last one, about two minutes, count to it. */
export const bounds: readonly number[] = Array.from({ length: count }, (_, index) => smallest * growth ** index);

/** Durations in constant memory. */
export type Histogram = {
  add(ms: number): void;
  count(): number;
  /** Milliseconds. */
  sum(): number;
  /** The duration below which this share of all values (0 to 1) is; 0 without values. */
  quantile(share: number): number;
  /** The number of values up to the bound with this index. */
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
