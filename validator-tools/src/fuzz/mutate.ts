import type { Random } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { hostilePieces } from './hostile-pieces.ts';

/** A text longer than this is not made any longer. */
const longest = 300_000;

const spliced = (bytes: Uint8Array, from: number, to: number, inserted: Uint8Array): Uint8Array => {
  const result = new Uint8Array(bytes.length - (to - from) + inserted.length);
  result.set(bytes.subarray(0, from));
  result.set(inserted, from);
  result.set(bytes.subarray(to), from + inserted.length);
  return result;
};

const nothing = new Uint8Array(0);

/** The range of a random piece with a maximum length in bytes. */
const stretch = (random: Random, { length }: Uint8Array, most: number): readonly [number, number] => {
  const from = random.upTo(length + 1);
  return [from, Math.min(length, from + random.upTo(most))];
};

const repeated = (piece: Uint8Array, times: number): Uint8Array => {
  const result = new Uint8Array(piece.length * times);
  for (let time = 0; time < times; time++) result.set(piece, time * piece.length);
  return result;
};

type Mutation = (random: Random, bytes: Uint8Array) => Uint8Array;

/** The place of the next `<`, or the end. */
const tagAfter = (bytes: Uint8Array, from: number): number => {
  const at = bytes.indexOf(0x3c, from);
  return at < 0 ? bytes.length : at;
};

const flipsABit: Mutation = (random, bytes) => {
  const copy = bytes.slice();
  if (copy.length > 0) {
    const at = random.upTo(copy.length);
    copy[at] = (copy[at] as number) ^ (1 << random.upTo(8));
  }
  return copy;
};

const changesAByte: Mutation = (random, bytes) => {
  const at = random.upTo(bytes.length + 1);
  return spliced(bytes, at, Math.min(bytes.length, at + 1), Uint8Array.of(random.upTo(256)));
};

const leavesOut: Mutation = (random, bytes) => spliced(bytes, ...stretch(random, bytes, 80), nothing);

const breaksOff: Mutation = (random, bytes) => bytes.subarray(0, random.upTo(bytes.length + 1));

const putsIn: Mutation = (random, bytes) => {
  const at = random.upTo(bytes.length + 1);
  return spliced(bytes, at, at, random.pick(hostilePieces));
};

const putsBeforeATag: Mutation = (random, bytes) => {
  const at = tagAfter(bytes, random.upTo(bytes.length + 1));
  return spliced(bytes, at, at, random.pick(hostilePieces));
};

const replaces: Mutation = (random, bytes) => spliced(bytes, ...stretch(random, bytes, 20), random.pick(hostilePieces));

const movesAPiece: Mutation = (random, bytes) => {
  const [from, to] = stretch(random, bytes, 200);
  const piece = bytes.slice(from, to);
  const rest = spliced(bytes, from, to, nothing);
  const at = random.upTo(rest.length + 1);
  return spliced(rest, at, at, piece);
};

const movesTags: Mutation = (random, bytes) => {
  const from = tagAfter(bytes, random.upTo(bytes.length + 1));
  const to = tagAfter(bytes, from + 1);
  const at = tagAfter(bytes, random.upTo(bytes.length + 1));
  return spliced(bytes, at, at, bytes.slice(from, to));
};

const saysAgainAndAgain: Mutation = (random, bytes) => {
  if (bytes.length > longest) return bytes;
  const [from, to] = stretch(random, bytes, 60);
  return spliced(bytes, from, from, repeated(bytes.subarray(from, to), 2 + random.upTo(random.pick([4, 100, 2_000]))));
};

/** Most damage is small and in one place, some of it long, much of it where tags are. */
const mutations: readonly Mutation[] = [
  flipsABit,
  changesAByte,
  leavesOut,
  breaksOff,
  putsIn,
  putsBeforeATag,
  replaces,
  movesAPiece,
  movesTags,
  saysAgainAndAgain,
];

/** A text damaged one to six times, the same for the same random numbers. */
export const mutate = (random: Random, bytes: Uint8Array): Uint8Array => {
  let mutated = bytes;
  for (let times = 1 + random.upTo(6); times > 0; times--) mutated = random.pick(mutations)(random, mutated);
  return mutated;
};
