import { valueBit } from './observed-node.ts';
import type { TransactionShape } from './transaction-shape.ts';

/** A longer value is not remembered. */
const longest = 256;

/** The values of the latest transaction of a shape, and which of them differ from those before. */
export type LatestValues = {
  readonly bytes: Uint8Array[];
  /** -1 if there is none yet. */
  readonly lengths: Int32Array;
  readonly flags: Uint8Array;
  /** By how many bytes a value exceeds its length in UTF-16. */
  readonly surplus: Int32Array;
  /** Numbers of the values that differ; as many as `changedCount` says. */
  readonly changed: Int32Array;
  changedCount: number;
};

const noBytes = new Uint8Array(0);

export const createLatestValues = (count: number): LatestValues => ({
  bytes: Array.from({ length: count }, () => noBytes),
  lengths: new Int32Array(count).fill(-1),
  flags: new Uint8Array(count),
  surplus: new Int32Array(count),
  changed: new Int32Array(count),
  changedCount: 0,
});

/** Index after the value if the same one is at `at`; else -1. */
export const passLatest = (latest: LatestValues, value: number, bytes: Uint8Array, at: number): number => {
  const length = latest.lengths[value] as number;
  if (length < 0) return -1;
  const known = latest.bytes[value] as Uint8Array;
  for (let k = 0; k < length; k++) if (known[k] !== bytes[at + k]) return -1;
  return at + length;
};

const remember = (latest: LatestValues, value: number, bytes: Uint8Array, from: number, to: number): void => {
  const length = to - from;
  latest.lengths[value] = length > longest ? -1 : length;
  if (length > longest) return;
  let known = latest.bytes[value] as Uint8Array;
  if (known.length < length) {
    known = new Uint8Array(Math.min(longest, length * 2));
    latest.bytes[value] = known;
  }
  for (let k = 0; k < length; k++) known[k] = bytes[from + k] as number;
};

/** Remembers the values that differ; returns the bits of what depends on them. */
export const rememberChanged = (
  { latest, valueStarts, valueEnds, valueFlags, surplus }: TransactionShape,
  bytes: Uint8Array,
): number => {
  let bits = 0;
  for (let k = 0; k < latest.changedCount; k++) {
    const value = latest.changed[k] as number;
    remember(latest, value, bytes, valueStarts[value] as number, valueEnds[value] as number);
    latest.flags[value] = valueFlags[value] as number;
    latest.surplus[value] = surplus[value] as number;
    bits |= valueBit(value);
  }
  return bits;
};
