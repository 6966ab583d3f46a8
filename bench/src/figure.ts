/** One line of the outcome: what was measured, what came out, and, where the product promises something, whether it holds. */
export type Figure = {
  readonly what: string;
  readonly value: string;
  readonly target?: string;
  readonly reached?: boolean;
};

/** A benchmark measures and tells; it never fails because something is slow. */
export type Benchmark = () => Promise<readonly Figure[]>;

export const atLeast = (value: number, target: number, unit = ''): Pick<Figure, 'target' | 'reached'> => ({
  target: `≥ ${target.toLocaleString('en')}${unit}`,
  reached: value >= target,
});

export const atMost = (value: number, target: number, unit = ''): Pick<Figure, 'target' | 'reached'> => ({
  target: `≤ ${target.toLocaleString('en')}${unit}`,
  reached: value <= target,
});

/** A number as people read it: three digits that mean something. */
export const short = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
};
