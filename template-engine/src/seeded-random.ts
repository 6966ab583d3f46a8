/** Random choices that are the same for the same seed. */
export type SeededRandom = {
  /** An integer from 0 to below `sides`. */
  readonly roll: (sides: number) => number;
  /** A number of random characters of an alphabet. */
  readonly text: (alphabet: string, length: number) => string;
  readonly digits: (count: number) => string;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
};

const { floor, imul } = Math;

/** Mulberry32, a 32-bit generator; for samples, never for secrets. */
export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number): number => floor(next() * sides);
  const text = (alphabet: string, length: number): string => {
    let rolled = '';
    for (let at = 0; at < length; at += 1) rolled += alphabet[roll(alphabet.length)];
    return rolled;
  };
  return {
    roll,
    text,
    digits: (count) => text('0123456789', count),
    pick: (from) => from[roll(from.length)] ?? from[0],
  };
};
