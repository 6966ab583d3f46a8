import { valueBit } from './observed-node.ts';
import type { LatestTransaction, TransactionShape } from './transaction-shape.ts';

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** `bytes` is a copy of a transaction with values at these places. */
export const createLatest = (
  bytes: Uint8Array,
  starts: readonly number[],
  ends: readonly number[],
): LatestTransaction => ({
  bytes,
  view: viewOf(bytes),
  length: bytes.length,
  starts: Int32Array.from(starts),
  ends: Int32Array.from(ends),
  flags: new Uint8Array(starts.length),
  surplus: new Int32Array(starts.length),
  changed: new Int32Array(starts.length),
  changedCount: 0,
  changedPairs: 0,
});

/**
 * How many bytes are the same from two places on, `most` at most. Eight are compared at once, as one number: different
 * bytes are equal numbers only if they are zeros, and no text contains the NUL of a zero.
 */
export const sameBytes = (one: DataView, from: number, other: DataView, at: number, most: number): number => {
  let k = 0;
  while (k + 8 <= most && one.getFloat64(from + k) === other.getFloat64(at + k)) k += 8;
  while (k < most && one.getUint8(from + k) === other.getUint8(at + k)) k++;
  return k;
};

const isAsLong = ({ latest, valueStarts, valueEnds }: TransactionShape, value: number): boolean =>
  (valueEnds[value] as number) - (valueStarts[value] as number) ===
  (latest.ends[value] as number) - (latest.starts[value] as number);

/** Whether both leading bytes of a value are the same, and characters. */
const hasSamePair = ({ latest, valueStarts }: TransactionShape, value: number, bytes: Uint8Array): boolean => {
  const [from, at] = [latest.starts[value] as number, valueStarts[value] as number];
  const [first, second] = [bytes[at] as number, bytes[at + 1] as number];
  return (first | second) < 0x80 && first === latest.bytes[from] && second === latest.bytes[from + 1];
};

/** Writes a value over one of the same length. */
const rememberValue = (shape: TransactionShape, value: number, bytes: Uint8Array): void => {
  const { latest, valueStarts } = shape;
  const [from, to] = [latest.starts[value] as number, latest.ends[value] as number];
  const offset = (valueStarts[value] as number) - from;
  for (let k = from; k < to; k++) latest.bytes[k] = bytes[k + offset] as number;
  latest.flags[value] = shape.valueFlags[value] as number;
  latest.surplus[value] = shape.surplus[value] as number;
};

const rememberAll = (
  { latest, valueStarts, valueEnds, valueFlags, surplus }: TransactionShape,
  bytes: Uint8Array,
  from: number,
  to: number,
): void => {
  latest.length = to - from;
  if (latest.length > latest.bytes.length) {
    latest.bytes = new Uint8Array(latest.length * 2);
    latest.view = viewOf(latest.bytes);
  }
  latest.bytes.set(bytes.subarray(from, to));
  for (let value = 0; value < valueStarts.length; value++) {
    latest.starts[value] = (valueStarts[value] as number) - from;
    latest.ends[value] = (valueEnds[value] as number) - from;
  }
  latest.flags.set(valueFlags);
  latest.surplus.set(surplus);
};

/** Makes the present transaction the latest one; returns the bits of what depends on the values that differ. */
export const rememberTransaction = (shape: TransactionShape, bytes: Uint8Array, from: number, to: number): number => {
  const { changed, changedCount } = shape.latest;
  let [bits, pairs] = [0, 0];
  let isSameLayout = true;
  for (let k = 0; k < changedCount; k++) {
    const value = changed[k] as number;
    bits |= valueBit(value);
    if (!hasSamePair(shape, value, bytes)) pairs |= valueBit(value);
    isSameLayout &&= isAsLong(shape, value);
  }
  shape.latest.changedPairs = pairs;
  if (!isSameLayout) rememberAll(shape, bytes, from, to);
  else for (let k = 0; k < changedCount; k++) rememberValue(shape, changed[k] as number, bytes);
  return bits;
};
