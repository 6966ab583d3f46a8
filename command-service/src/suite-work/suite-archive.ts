import { unzipSync, type Zippable, zipSync } from 'fflate';

/** The files of a suite by their path in it. */
export type SuiteFiles = ReadonlyMap<string, Uint8Array>;

const byPath = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** The same files give the same bytes, on every machine: ZIP has the local time of a file. */
const writtenAt = new Date(1980, 0, 1);

const packed = (files: SuiteFiles, level: 0 | 6): Uint8Array =>
  zipSync(Object.fromEntries([...files].toSorted(byPath)) as Zippable, { level, mtime: writtenAt });

/** The archive that the content store keeps; the store compresses it. */
export const storedArchive = (files: SuiteFiles): Uint8Array => packed(files, 0);

/** The archive for an export. */
export const exportedArchive = (files: SuiteFiles): Uint8Array => packed(files, 6);

/** The files of a stored archive. */
export const filesOfArchive = (archive: Uint8Array): SuiteFiles =>
  new Map(Object.entries(unzipSync(archive)).toSorted(byPath));

/** Bytes of all files. */
export const sizeOfFiles = (files: SuiteFiles): number =>
  [...files.values()].reduce((sum, { length }) => sum + length, 0);
