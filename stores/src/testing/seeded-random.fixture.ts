/** Repeatable random numbers: the same for the same seed. */
export type SeededRandom = {
  /** From 0, below 1. */
  next(): number;
  /** Whole, from 0, below `end`. */
  below(end: number): number;
  one<T>(of: readonly T[]): T;
  /** Lower-case hexadecimal digits. */
  hex(digits: number): string;
};

/** Park and Miller's generator: sufficient to vary test data. */
export const seededRandom = (seed: number): SeededRandom => {
  const modulus = 2_147_483_647;
  let state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1;
  const next = (): number => {
    state = (state * 48_271) % modulus;
    return (state - 1) / (modulus - 1);
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    one: <T>(of: readonly T[]): T => of[below(of.length)] as T,
    hex: (digits) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  };
};
