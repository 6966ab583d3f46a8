/** PostgreSQL's numbers of the types of elements (its catalogue `pg_type`). */
const types = { boolean: 16, bytea: 17, bigint: 20, integer: 23, text: 25 } as const;

const headerLength = 20;

/** An array in PostgreSQL's binary form (`array_recv`), which needs no quotes and no hexadecimal digits. */
const arrayOf = <T>(
  type: number,
  values: readonly T[],
  lengthOf: (value: T) => number,
  write: (into: Buffer, value: T, start: number) => void,
): Buffer => {
  const lengths = values.map((value) => (value === null ? -1 : lengthOf(value)));
  const total = lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), headerLength);
  const bytes = Buffer.allocUnsafe(total);
  const hasNull = lengths.includes(-1);
  // The number of dimensions, the flag for nulls, the type, the number of elements, and the first index.
  for (const [index, figure] of [1, Number(hasNull), type, values.length, 1].entries())
    bytes.writeInt32BE(figure, index * 4);
  let start = headerLength;
  for (const [index, value] of values.entries()) {
    const length = lengths[index] ?? -1;
    bytes.writeInt32BE(length, start);
    start += 4;
    if (length > 0) write(bytes, value, start);
    start += Math.max(0, length);
  }
  return bytes;
};

/** A value of the type `bytea[]`. */
export const bytesArray = (values: readonly (Uint8Array | null)[]): Buffer =>
  arrayOf(
    types.bytea,
    values,
    (value) => value?.length ?? 0,
    (into, value, start) => void (value && into.set(value, start)),
  );

/** A value of the type `text[]`; the texts contain no U+0000. */
export const textArray = (values: readonly (string | null)[]): Buffer =>
  arrayOf(
    types.text,
    values,
    (value) => Buffer.byteLength(value ?? ''),
    (into, value, start) => void into.write(value ?? '', start),
  );

/** A value of the type `bigint[]`. */
export const numberArray = (values: readonly number[]): Buffer =>
  arrayOf(
    types.bigint,
    values,
    () => 8,
    (into, value, start) => void into.writeBigInt64BE(BigInt(value), start),
  );

/** A value of the type `integer[]`. */
export const integerArray = (values: readonly number[]): Buffer =>
  arrayOf(
    types.integer,
    values,
    () => 4,
    (into, value, start) => void into.writeInt32BE(value, start),
  );

/** A value of the type `boolean[]`. */
export const flagArray = (values: readonly boolean[]): Buffer =>
  arrayOf(
    types.boolean,
    values,
    () => 1,
    (into, value, start) => void into.writeUInt8(Number(value), start),
  );
