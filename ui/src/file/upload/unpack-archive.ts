import { Failure } from '@clearbench/contracts/failure';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { crc32 } from './crc-32.ts';
import { type Checksums, inspectArchive } from './inspect-archive.ts';

export type ArchiveBounds = { readonly files: number; readonly bytes: number };

/** The limits of an archive, counted while it is unpacked: its own size information is not trusted. */
export const archiveBounds: ArchiveBounds = { files: 1_000, bytes: 500 * 1024 * 1024 };

export type Unpacked = { readonly name: string; readonly content: Blob };

/** Folders, and files that operating systems add to archives. */
const isLitter = (path: string): boolean =>
  path.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/.test(path);

const nameIn = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

type UnpackedFiles = {
  readonly files: Unpacked[];
  readonly checksums: Checksums | undefined;
  bytes: number;
  failure: Failure | undefined;
};

/** Whether the directory lists this content under the path. */
const isAsListed = (checksums: Checksums | undefined, path: string, crc: number): boolean =>
  checksums?.get(path)?.includes(crc) ?? true;

const keep = (unpacked: UnpackedFiles, file: UnzipFile, { files, bytes }: ArchiveBounds): void => {
  if (isLitter(file.name)) return;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let crc = 0;
  if (unpacked.files.length >= files) unpacked.failure ??= new Failure('upload.archiveTooMany', { files });
  file.ondata = (error, piece, final) => {
    if (error) unpacked.failure ??= new Failure('upload.archiveBroken', {}, { cause: error });
    unpacked.bytes += piece?.length ?? 0;
    if (unpacked.bytes > bytes)
      unpacked.failure ??= new Failure('upload.archiveTooLarge', { megabytes: bytes / 1024 / 1024 });
    if (unpacked.failure) return file.terminate();
    pieces.push(piece as Uint8Array<ArrayBuffer>);
    crc = crc32(crc, piece);
    if (!final) return;
    if (isAsListed(unpacked.checksums, file.name, crc))
      unpacked.files.push({ name: nameIn(file.name), content: new Blob(pieces) });
    else unpacked.failure ??= new Failure('upload.archiveDamaged', { name: nameIn(file.name) });
  };
  if (!unpacked.failure) file.start();
};

/** The files of a ZIP, piece by piece and within limits; names lose their folders. Rejects with a `Failure`. */
export const unpackArchive = async (
  archive: ReadableStream<Uint8Array>,
  bounds: ArchiveBounds = archiveBounds,
  checksums?: Checksums,
): Promise<readonly Unpacked[]> => {
  const shelf: UnpackedFiles = { files: [], checksums, bytes: 0, failure: undefined };
  const unzip = new Unzip((file) => keep(shelf, file, bounds));
  unzip.register(UnzipInflate);
  const reader = archive.getReader();
  try {
    for (let piece = await reader.read(); !shelf.failure; piece = await reader.read()) {
      unzip.push(piece.value ?? new Uint8Array(), piece.done);
      if (piece.done) break;
    }
  } catch (error) {
    throw new Failure('upload.archiveBroken', {}, { cause: error });
  } finally {
    void reader.cancel();
  }
  if (shelf.failure) throw shelf.failure;
  if (shelf.files.length === 0) throw new Failure('upload.archiveEmpty');
  return shelf.files;
};

/** The files of a ZIP that was chosen or dropped; its directory is checked first. */
export const openArchive = async (archive: Blob): Promise<readonly Unpacked[]> =>
  unpackArchive(archive.stream(), archiveBounds, await inspectArchive(archive));
