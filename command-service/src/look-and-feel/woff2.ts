import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** WOFF 2.0 (W3C): a header of 48 bytes, the table directory, one compressed stream. */
const headerSize = 48;
const signature = 'wOF2';
/** Tables that browsers require, by their index in the list of known tables: cmap, head, hhea, hmtx, maxp, name. */
const needed = [0, 1, 2, 3, 4, 5];
const [glyf, loca, anotherName] = [10, 11, 63];
/** Largest uncompressed size of a font. */
const largestUnpacked = 32 * 1024 * 1024;

export type Woff2Fault = 'signature' | 'length' | 'directory' | 'tables' | 'content';

type Directory = { readonly end: number; readonly known: ReadonlySet<number>; readonly unpacked: number };

/** A number in up to five bytes of seven bits; undefined for an invalid one. */
const readBase128 = (bytes: Buffer, from: number): { value: number; next: number } | undefined => {
  let value = 0;
  for (let at = from; at < from + 5; at += 1) {
    const byte = bytes[at];
    if (byte === undefined || (at === from && byte === 0x80)) return undefined;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return value > 0xffffffff ? undefined : { value, next: at + 1 };
  }
  return undefined;
};

const readDirectory = (bytes: Buffer, count: number): Directory | undefined => {
  const known = new Set<number>();
  let [at, unpacked] = [headerSize, 0];
  for (let table = 0; table < count; table += 1) {
    const flags = bytes[at];
    if (flags === undefined) return undefined;
    const tag = flags & 0x3f;
    const original = readBase128(bytes, at + (tag === anotherName ? 5 : 1));
    if (!original) return undefined;
    const isShape = tag === glyf || tag === loca;
    // Glyph tables are transformed except in version 3; others only in the versions that declare it.
    const isTransformed = isShape ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const transformed = isTransformed ? readBase128(bytes, original.next) : original;
    if (!transformed) return undefined;
    known.add(tag);
    at = transformed.next;
    unpacked += transformed.value;
  }
  return { end: at, known, unpacked };
};

const unpackedSize = async (packed: Buffer): Promise<number | undefined> => {
  try {
    return (await decompress(packed, { maxOutputLength: largestUnpacked })).length;
  } catch {
    return undefined;
  }
};

/** The reason for which bytes are not a complete font, checked without rendering; undefined for a font. */
export const woff2Fault = async (bytes: Buffer): Promise<Woff2Fault | undefined> => {
  if (bytes.toString('latin1', 0, 4) !== signature) return 'signature';
  if (bytes.length < headerSize || bytes.readUInt32BE(8) !== bytes.length) return 'length';
  const directory = readDirectory(bytes, bytes.readUInt16BE(12));
  const packed = bytes.readUInt32BE(20);
  if (!directory || packed === 0 || directory.end + packed > bytes.length) return 'directory';
  if (!needed.every((tag) => directory.known.has(tag))) return 'tables';
  const unpacked = await unpackedSize(bytes.subarray(directory.end, directory.end + packed));
  return unpacked === directory.unpacked ? undefined : 'content';
};
