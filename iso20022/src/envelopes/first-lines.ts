/**
 * Texts with the line of their first occurrence. A bulk can contain a hundred thousand ids; as bytes in one array they
 * are one object for garbage collection instead of one string each.
 */
export type FirstLines = {
  count: number;
  /** All texts in sequence: one byte for an ASCII character, three for any other. */
  bytes: Uint8Array<ArrayBuffer>;
  /** The end of each text. */
  ends: Int32Array<ArrayBuffer>;
  lines: Int32Array<ArrayBuffer>;
  /** Hash table with open addressing; a slot holds the number of the text + 1. */
  slots: Int32Array<ArrayBuffer>;
};

/** Short arrays are cheap, and most messages contain one payment. */
const fewest = 8;

export const createFirstLines = (): FirstLines => ({
  count: 0,
  bytes: new Uint8Array(fewest * 8),
  ends: new Int32Array(fewest),
  lines: new Int32Array(fewest),
  slots: new Int32Array(fewest * 2),
});

/** Random per process, so that an attacker cannot construct texts with equal hashes. */
const multiplier = Math.floor(Math.random() * 2 ** 31) | 1;

const hashOf = (bytes: Uint8Array, from: number, to: number): number => {
  let hash = 0;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), multiplier);
  return (hash ^ (hash >>> 15)) >>> 0;
};

const startOf = (known: FirstLines, index: number): number => (index === 0 ? 0 : (known.ends[index - 1] as number));

const isSame = ({ bytes }: FirstLines, one: number, other: number, length: number): boolean => {
  for (let at = 0; at < length; at++) if (bytes[one + at] !== bytes[other + at]) return false;
  return true;
};

/** The slot of the text written at `from`, or the empty slot for it. */
const slotOf = (known: FirstLines, from: number, to: number): number => {
  const { slots, ends } = known;
  const mask = slots.length - 1;
  let slot = hashOf(known.bytes, from, to) & mask;
  for (; ; slot = (slot + 1) & mask) {
    const index = (slots[slot] as number) - 1;
    if (index < 0) return slot;
    const start = startOf(known, index);
    if ((ends[index] as number) - start === to - from && isSame(known, start, from, to - from)) return slot;
  }
};

/** An array of twice the length. The old memory is released at once, because garbage collection would delay it. */
const doubled = (numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> =>
  new Int32Array(numbers.buffer.transfer(numbers.byteLength * 2));

const growBytes = (known: FirstLines, length: number): void => {
  known.bytes = new Uint8Array(known.bytes.buffer.transfer(Math.max(known.bytes.length * 2, length)));
};

const ascii = 0x80;
/** Marks the two following bytes of a character beyond ASCII. */
const beyondAscii = 0xff;

/** Writes the text after the known ones and returns its end. */
const write = (known: FirstLines, text: string, from: number): number => {
  if (from + text.length * 3 > known.bytes.length) growBytes(known, from + text.length * 3);
  const { bytes } = known;
  let to = from;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ascii) {
      bytes[to++] = beyondAscii;
      bytes[to++] = code >>> 8;
    }
    bytes[to++] = code;
  }
  return to;
};

const growTable = (known: FirstLines): void => {
  known.ends = doubled(known.ends);
  known.lines = doubled(known.lines);
  known.slots = doubled(known.slots).fill(0);
  for (let index = 0; index < known.count; index++) {
    known.slots[slotOf(known, startOf(known, index), known.ends[index] as number)] = index + 1;
  }
};

const store = (known: FirstLines, slot: number, end: number, line: number): void => {
  known.ends[known.count] = end;
  known.lines[known.count] = line;
  known.count++;
  known.slots[slot] = known.count;
  if (known.count === known.ends.length) growTable(known);
};

/** The line of the first occurrence of the text; undefined if this is the first one, which is then stored. */
export const firstLineOf = (known: FirstLines, text: string, line: number): number | undefined => {
  const from = startOf(known, known.count);
  const to = write(known, text, from);
  const slot = slotOf(known, from, to);
  const index = (known.slots[slot] as number) - 1;
  if (index >= 0) return known.lines[index];
  store(known, slot, to, line);
  return undefined;
};

/** Texts with their lines as plain data, in the order of their first occurrences. */
export type TakenLines = Pick<FirstLines, 'bytes' | 'ends' | 'lines'>;

export const takeFirstLines = ({ bytes, ends, lines, count }: FirstLines): TakenLines => ({
  bytes: bytes.slice(0, count === 0 ? 0 : ends[count - 1]),
  ends: ends.slice(0, count),
  lines: lines.slice(0, count),
});

export const clearFirstLines = (known: FirstLines): void => {
  known.count = 0;
  known.slots.fill(0);
};

/** Writes a taken text after the known ones; returns its slot and its end. */
const placeTaken = (known: FirstLines, { bytes, ends }: TakenLines, index: number) => {
  const begin = index === 0 ? 0 : (ends[index - 1] as number);
  const length = (ends[index] as number) - begin;
  const from = startOf(known, known.count);
  if (from + length > known.bytes.length) growBytes(known, from + length);
  for (let at = 0; at < length; at++) known.bytes[from + at] = bytes[begin + at] as number;
  return { slot: slotOf(known, from, from + length), to: from + length };
};

/** Whether all taken texts are new. */
export const holdsNoneOf = (known: FirstLines, taken: TakenLines): boolean =>
  taken.ends.every((_, index) => known.slots[placeTaken(known, taken, index).slot] === 0);

/** Adds texts that are new. */
export const addFirstLines = (known: FirstLines, taken: TakenLines): void => {
  for (const [index, line] of taken.lines.entries()) {
    const { slot, to } = placeTaken(known, taken, index);
    store(known, slot, to, line);
  }
};
