/** Repeatable random numbers: the same for the same seed. */
export type RandomChoice = {
  /** From 0, below 1. */
  next(): number;
  /** Whole, from 0, below `end`. */
  below(end: number): number;
  one<T>(of: readonly T[]): T;
  is(probability: number): boolean;
};

/** Park and Miller's generator: sufficient to vary requests. */
export const randomChoiceFrom = (seed: number): RandomChoice => {
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
    is: (probability) => next() < probability,
  };
};
