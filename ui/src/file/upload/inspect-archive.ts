import { Failure } from '@clearbench/contracts/failure';

/** CRC-32 by entry, in the order of the directory; several if a path occurs more than once. */
export type Checksums = ReadonlyMap<string, readonly number[]>;

const broken = () => new Failure('upload.archiveBroken');

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const spannedSignature = 0x08074b50;
const endLength = 22;
const entryLength = 46;
/** The comment after the end of the directory is at most 65,535 bytes long. */
const longestEnd = endLength + 65_535;
/** A directory of a thousand files has about 100 kB; a larger one has more files than the limit. */
const largestDirectory = 16 * 1024 * 1024;
const isElsewhere = (figure: number): boolean => figure === 0xffff || figure === 0xffffffff;

const viewOf = async (blob: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await blob.slice(from, to).arrayBuffer());

const endOf = async (archive: Blob): Promise<DataView> => {
  const from = Math.max(0, archive.size - longestEnd);
  const tail = await viewOf(archive, from, archive.size);
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === endSignature) return new DataView(tail.buffer, at);
  throw broken();
};

const flag = { encrypted: 0x0001, utf8: 0x0800 } as const;
const stored = 0;
const deflated = 8;
const aes = 99;

type Entry = { readonly name: string; readonly crc: number; readonly end: number };

const readEntry = (directory: DataView, at: number): Entry => {
  if (at + entryLength > directory.byteLength || directory.getUint32(at, true) !== entrySignature) throw broken();
  const [flags, method] = [directory.getUint16(at + 8, true), directory.getUint16(at + 10, true)];
  const lengths = [28, 30, 32].map((field) => directory.getUint16(at + field, true));
  const [nameLength = 0, extra = 0, comment = 0] = lengths;
  const end = at + entryLength + nameLength + extra + comment;
  if (end > directory.byteLength) throw broken();
  const bytes = new Uint8Array(directory.buffer, directory.byteOffset + at + entryLength, nameLength);
  const name = new TextDecoder(flags & flag.utf8 ? 'utf-8' : 'latin1').decode(bytes);
  if (flags & flag.encrypted || method === aes) throw new Failure('upload.archiveEncrypted');
  if (method !== stored && method !== deflated) throw new Failure('upload.archiveMethod', { name, method });
  return { name, crc: directory.getUint32(at + 16, true), end };
};

const readDirectory = (directory: DataView, count: number): Checksums => {
  const checksums = new Map<string, number[]>();
  let at = 0;
  for (let read = 0; read < count; read += 1) {
    const { name, crc, end } = readEntry(directory, at);
    checksums.set(name, [...(checksums.get(name) ?? []), crc]);
    at = end;
  }
  return checksums;
};

/**
 * The entries in the directory of a ZIP, read before anything is unpacked. It fails if the ZIP is damaged, one of
 * several parts, empty, encrypted, or compressed in an unsupported way. Undefined for a directory in the 64-bit form.
 */
export const inspectArchive = async (archive: Blob): Promise<Checksums | undefined> => {
  if (archive.size < endLength) throw broken();
  const start = await viewOf(archive, 0, 4);
  const isSpanned = start.getUint32(0, true) === spannedSignature;
  const end = await endOf(archive).catch((error: unknown) => {
    throw isSpanned ? new Failure('upload.archiveMultiPart') : error;
  });
  const [disk, directoryDisk] = [end.getUint16(4, true), end.getUint16(6, true)];
  const [onDisk, count] = [end.getUint16(8, true), end.getUint16(10, true)];
  const [size, offset] = [end.getUint32(12, true), end.getUint32(16, true)];
  if ([disk, directoryDisk, count, size, offset].some(isElsewhere)) return undefined;
  if (disk !== 0 || directoryDisk !== 0 || onDisk !== count) throw new Failure('upload.archiveMultiPart');
  if (count === 0) throw new Failure('upload.archiveEmpty');
  if (offset + size > archive.size || size > largestDirectory) throw broken();
  return readDirectory(await viewOf(archive, offset, offset + size), count);
};
