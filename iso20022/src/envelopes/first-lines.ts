/**
 * Texts with the line of their first occurrence. A bulk can contain several hundred thousand ids; as bytes in one array
 * they are one object for garbage collection instead of one string each.
 */
export type FirstLines = {
  count: number;
  /** One entry after the other: the line, the length, and the text with one byte for an ASCII character, three for any other. */
  entries: Uint8Array<ArrayBuffer>;
  /** The end of the latest entry. */
  end: number;
  /** Hash table with open addressing: where the entry of a slot begins. */
  offsets: Int32Array<ArrayBuffer>;
  /** A part of the hash of each slot's text, so that most other texts are not looked at; 0 if the slot is empty. */
  tags: Uint8Array<ArrayBuffer>;
};

/** Most messages contain one payment, and arrays of up to 64 bytes are cheap, because the engine keeps their bytes with them. */
const fewestSlots = 16;

export const createFirstLines = (): FirstLines => ({
  count: 0,
  entries: new Uint8Array(fewestSlots * 4),
  end: 0,
  offsets: new Int32Array(fewestSlots),
  tags: new Uint8Array(fewestSlots),
});

/** The line and the length before a text: bytes of the line, then one byte, which is followed by four where a text may be longer. */
const [lineBytes, shortHead, longHead, longestShort] = [4, 5, 9, 254];

/** Random per process, so that an attacker cannot construct texts with equal hashes. */
const multiplier = Math.floor(Math.random() * 2 ** 31) | 1;

const hashOf = (bytes: Uint8Array, from: number, to: number): number => {
  let hash = 0;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), multiplier);
  return (hash ^ (hash >>> 15)) >>> 0;
};

const readNumber = (bytes: Uint8Array, at: number): number =>
  (bytes[at] as number) |
  ((bytes[at + 1] as number) << 8) |
  ((bytes[at + 2] as number) << 16) |
  ((bytes[at + 3] as number) << 24);

const writeNumber = (bytes: Uint8Array, at: number, value: number): void => {
  for (let k = 0; k < 4; k++) bytes[at + k] = value >>> (8 * k);
};

const headOf = (entries: Uint8Array, offset: number): number =>
  (entries[offset + lineBytes] as number) > longestShort ? longHead : shortHead;

const lengthOf = (entries: Uint8Array, offset: number): number => {
  const short = entries[offset + lineBytes] as number;
  return short > longestShort ? readNumber(entries, offset + shortHead) : short;
};

const isSame = (entries: Uint8Array, one: number, other: number): boolean => {
  const length = lengthOf(entries, one);
  if (length !== lengthOf(entries, other)) return false;
  const [from, otherFrom] = [one + headOf(entries, one), other + headOf(entries, other)];
  for (let at = 0; at < length; at++) if (entries[from + at] !== entries[otherFrom + at]) return false;
  return true;
};

const tagOf = (hash: number): number => (hash >>> 24) | 1;

/** The slot of the text of an entry, or the empty slot for it. */
const slotOf = ({ entries, offsets, tags }: FirstLines, offset: number, hash: number): number => {
  const mask = tags.length - 1;
  const tag = tagOf(hash);
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const known = tags[slot] as number;
    if (known === 0 || (known === tag && isSame(entries, offsets[slot] as number, offset))) return slot;
  }
};

const hashOfEntry = (entries: Uint8Array, offset: number): number => {
  const from = offset + headOf(entries, offset);
  return hashOf(entries, from, from + lengthOf(entries, offset));
};

const endOf = (entries: Uint8Array, offset: number): number =>
  offset + headOf(entries, offset) + lengthOf(entries, offset);

/** Half as much again; the old memory is released at once, because garbage collection would delay it. */
const growEntries = (known: FirstLines, length: number): void => {
  const longer = Math.max(Math.floor(known.entries.length * 1.5), length);
  known.entries = new Uint8Array(known.entries.buffer.transfer(longer));
};

const growTable = (known: FirstLines): void => {
  const slots = known.tags.length * 2;
  known.offsets = new Int32Array(known.offsets.buffer.transfer(slots * 4));
  known.tags = new Uint8Array(known.tags.buffer.transfer(slots)).fill(0);
  for (let offset = 0; offset < known.end; offset = endOf(known.entries, offset)) {
    const hash = hashOfEntry(known.entries, offset);
    const slot = slotOf(known, offset, hash);
    known.offsets[slot] = offset;
    known.tags[slot] = tagOf(hash);
  }
};

/** Marks the two following bytes of a character beyond ASCII. */
const [ascii, beyondAscii] = [0x80, 0xff];

const writeText = (entries: Uint8Array, text: string, from: number): number => {
  let to = from;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ascii) {
      entries[to++] = beyondAscii;
      entries[to++] = code >>> 8;
    }
    entries[to++] = code;
  }
  return to;
};

/** Writes an entry behind the known ones and returns its end. */
const writeEntry = (known: FirstLines, text: string, line: number): number => {
  const most = text.length * 3;
  const { end } = known;
  if (end + longHead + most > known.entries.length) growEntries(known, end + longHead + most);
  const { entries } = known;
  const head = most > longestShort ? longHead : shortHead;
  const to = writeText(entries, text, end + head);
  writeNumber(entries, end, line);
  entries[end + lineBytes] = head === longHead ? longestShort + 1 : to - end - head;
  if (head === longHead) writeNumber(entries, end + shortHead, to - end - head);
  return to;
};

/** Makes the entry behind the known ones one of them. */
const store = (known: FirstLines, slot: number, hash: number, end: number): void => {
  known.offsets[slot] = known.end;
  known.tags[slot] = tagOf(hash);
  known.end = end;
  known.count++;
  if (known.count * 4 > known.tags.length * 3) growTable(known);
};

/** The line of the first occurrence of the text; undefined if this is the first one, which is then stored. */
export const firstLineOf = (known: FirstLines, text: string, line: number): number | undefined => {
  const to = writeEntry(known, text, line);
  const hash = hashOfEntry(known.entries, known.end);
  const slot = slotOf(known, known.end, hash);
  if (known.tags[slot] !== 0) return readNumber(known.entries, known.offsets[slot] as number);
  store(known, slot, hash, to);
  return undefined;
};

/** Texts with their lines as plain data, in the order of their first occurrences. */
export type TakenLines = Pick<FirstLines, 'entries'>;

export const takeFirstLines = ({ entries, end }: FirstLines): TakenLines => ({ entries: entries.slice(0, end) });

export const clearFirstLines = (known: FirstLines): void => {
  known.count = 0;
  known.end = 0;
  known.tags.fill(0);
};

/** Writes a taken entry behind the known ones; returns its end. */
const copyEntry = (known: FirstLines, taken: Uint8Array, from: number, to: number): number => {
  const end = known.end + to - from;
  if (end > known.entries.length) growEntries(known, end);
  for (let at = from; at < to; at++) known.entries[known.end + at - from] = taken[at] as number;
  return end;
};

/** Whether all taken texts are new. */
export const holdsNoneOf = (known: FirstLines, { entries }: TakenLines): boolean => {
  for (let from = 0; from < entries.length; from = endOf(entries, from)) {
    copyEntry(known, entries, from, endOf(entries, from));
    const slot = slotOf(known, known.end, hashOfEntry(entries, from));
    if (known.tags[slot] !== 0) return false;
  }
  return true;
};

/** Adds texts that are new. */
export const addFirstLines = (known: FirstLines, { entries }: TakenLines): void => {
  for (let from = 0; from < entries.length; from = endOf(entries, from)) {
    const end = copyEntry(known, entries, from, endOf(entries, from));
    const hash = hashOfEntry(entries, from);
    store(known, slotOf(known, known.end, hash), hash, end);
  }
};
