/** One line of the result: the measurement, its value, and whether a promised limit holds. */
export type Figure = {
  readonly metric: string;
  readonly value: string;
  readonly target?: string;
  readonly reached?: boolean;
};

/** A benchmark measures and reports; it never fails because of a slow result. */
export type Benchmark = () => Promise<readonly Figure[]>;

export const atLeast = (value: number, target: number, unit = ''): Pick<Figure, 'target' | 'reached'> => ({
  target: `≥ ${target.toLocaleString('en')}${unit}`,
  reached: value >= target,
});

export const atMost = (value: number, target: number, unit = ''): Pick<Figure, 'target' | 'reached'> => ({
  target: `≤ ${target.toLocaleString('en')}${unit}`,
  reached: value <= target,
});

/** A number with three significant digits. */
export const short = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
};
