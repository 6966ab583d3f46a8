import { limit } from './token.ts';

/** Names become small numbers once, so that everything after compares numbers. */
export type Names = {
  texts: string[];
  /** Bytes of all names, one after the other: looked at with every tag, they had better lie close together. */
  bytes: Uint8Array;
  /** By id, where a name begins among them; it ends where the next one begins. */
  starts: Int32Array;
  /** Id of the name without its prefix; the name's own id where there is none. */
  locals: number[];
  /** Index of the prefix; 0 is no prefix. */
  prefixes: number[];
  prefixTexts: string[];
  /** Open addressing; holds id + 1. */
  slots: Int32Array;
  /** Some name has characters beyond ASCII: nearly no text has any. */
  hasForeign: boolean;
  /** Other tables use the same arrays: a table copies them before it adds a name. */
  isShared: boolean;
};

export const hashStep = (hash: number, byte: number): number => (Math.imul(hash, 31) + byte) | 0;

const hashOf = (bytes: Uint8Array): number => {
  let hash = 0;
  for (const byte of bytes) hash = hashStep(hash, byte);
  return hash;
};

/** Index after the name if it is at `from` in `bytes`; else -1. */
export const passName = (names: Names, id: number, bytes: Uint8Array, from: number): number => {
  const { bytes: known, starts } = names;
  const end = starts[id + 1] as number;
  let i = from;
  for (let k = starts[id] as number; k < end; k++, i++) if (bytes[i] !== known[k]) return -1;
  return i;
};

const place = (slots: Int32Array, hash: number, id: number): void => {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = id + 1;
};

const grow = (names: Names): void => {
  const slots = new Int32Array(names.slots.length * 2);
  for (let id = 0; id < names.texts.length; id++) {
    place(slots, hashOf(names.bytes.subarray(names.starts[id], names.starts[id + 1])), id);
  }
  names.slots = slots;
};

/** The id of a name already met, or -1. */
export const findName = (names: Names, hash: number, bytes: Uint8Array, from: number, to: number): number => {
  const { slots } = names;
  const mask = slots.length - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const id = (slots[slot] as number) - 1;
    if (id < 0) return -1;
    if (passName(names, id, bytes, from) === to) return id;
  }
};

/** The id of a text that is a name already met, or -1; a name with characters beyond ASCII is not looked for. */
const findText = ({ slots, texts }: Names, text: string): number => {
  let hash = 0;
  for (let k = 0; k < text.length; k++) hash = hashStep(hash, text.charCodeAt(k));
  const mask = slots.length - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const id = (slots[slot] as number) - 1;
    if (id < 0 || texts[id] === text) return id;
  }
};

const start = String.raw`A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}`;
const part = String.raw`[${start}][${start}\-.0-9\u00b7\u0300-\u036f\u203f\u2040]*`;
const qualifiedName = new RegExp(`^${part}(:${part})?$`, 'u');

const prefixIndex = (names: Names, prefix: string): number => {
  const known = names.prefixTexts.indexOf(prefix);
  return known < 0 ? names.prefixTexts.push(prefix) - 1 : known;
};

const keepBytes = (names: Names, id: number, bytes: Uint8Array): void => {
  const start = names.starts[id] as number;
  const end = start + bytes.length;
  if (end > names.bytes.length) {
    const larger = new Uint8Array(end * 2);
    larger.set(names.bytes);
    names.bytes = larger;
  }
  if (id + 1 === names.starts.length) {
    const longer = new Int32Array(names.starts.length * 2);
    longer.set(names.starts);
    names.starts = longer;
  }
  names.bytes.set(bytes, start);
  names.starts[id + 1] = end;
};

const copyNames = (names: Names): Names => ({
  texts: names.texts.slice(),
  bytes: names.bytes.slice(),
  starts: names.starts.slice(),
  locals: names.locals.slice(),
  prefixes: names.prefixes.slice(),
  prefixTexts: names.prefixTexts.slice(),
  slots: names.slots.slice(),
  hasForeign: names.hasForeign,
  isShared: false,
});

/** The engine keeps one copy of each property's name and tells two of them apart by their address: rules compare names all the time. */
const asPropertyName = (text: string): string => Object.keys({ [text]: true })[0] as string;

/** The id of a name, new or known; -1 when it is no name or there are too many. */
export const internName = (names: Names, text: string): number => {
  const met = findText(names, text);
  if (met >= 0) return met;
  const bytes = new TextEncoder().encode(text);
  const hash = hashOf(bytes);
  const known = findName(names, hash, bytes, 0, bytes.length);
  if (known >= 0) return known;
  if (!qualifiedName.test(text) || names.texts.length >= limit.names) return -1;
  if (names.isShared) Object.assign(names, copyNames(names));
  names.hasForeign ||= bytes.length !== text.length;
  const colon = text.indexOf(':');
  const local = colon < 0 ? -1 : internName(names, text.slice(colon + 1));
  const id = names.texts.push(asPropertyName(text)) - 1;
  keepBytes(names, id, bytes);
  names.locals.push(colon < 0 ? id : local);
  names.prefixes.push(colon < 0 ? 0 : prefixIndex(names, text.slice(0, colon)));
  if (names.texts.length * 2 > names.slots.length) grow(names);
  else place(names.slots, hash, id);
  return id;
};

export const createNames = (): Names => ({
  texts: [],
  bytes: new Uint8Array(8192),
  starts: new Int32Array(1024),
  locals: [],
  prefixes: [],
  prefixTexts: ['', 'xml', 'xmlns'],
  slots: new Int32Array(1024),
  hasForeign: false,
  isShared: false,
});

/** A table for one message that starts with all names of this one, and gets arrays of its own with the first name beyond them. */
export const shareNames = (names: Names): Names => {
  names.isShared = true;
  return { ...names };
};
