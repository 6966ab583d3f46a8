/** Repeated durations in milliseconds. */
export type Latencies = {
  note(ms: number): void;
  count(): number;
  /** As a text for a table. */
  summary(): string;
  percentile(share: number): number;
};

const short = (value: number): string => (Number.isFinite(value) ? value.toFixed(value >= 100 ? 0 : 1) : '–');

export const latencies = (): Latencies => {
  const values: number[] = [];
  const percentile = (share: number): number => {
    const sorted = values.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  };
  return {
    note: (ms) => void values.push(ms),
    count: () => values.length,
    percentile,
    summary: () =>
      [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${short(percentile(share))}`).join(', ') +
      ` ms (${values.length.toLocaleString('en')})`,
  };
};
