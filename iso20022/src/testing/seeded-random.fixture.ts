/** The same numbers for the same seed, so that a failing case can be run again. */
export type Random = {
  /** A whole number from 0 up to, not including, `below`. */
  readonly upTo: (below: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
};

export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (below: number): number => Math.floor(next() * below);
  return {
    upTo,
    chance: (probability) => next() < probability,
    pick: (from) => {
      const picked = from[upTo(from.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
  };
};
