import { hash } from 'node:crypto';
import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';
import type { SftpClientSettings } from '@clearbench/contracts/channel/settings';
import { Failure } from '@clearbench/contracts/failure';
import { isAboutFile } from '../is-about-file.ts';
import { isTemporary, markedBy } from '../sftp/virtual-path.ts';
import { pathIn, type RemoteFile, type RemoteFiles } from './remote-files.ts';

/** Entries of a folder that are read, and files that are taken, in one poll. */
export const mostListed = 10_000;
const mostTaken = 100;

/** The ending that a file gets if the bench cannot take it. */
const refusedEnding = '.refused';

/** What a poll remembers for the next one. */
export type PollMemory = {
  /** The size and time of each file that is not yet known to be complete. */
  seen: ReadonlyMap<string, string>;
  /** The files that were taken and are still in the folder. */
  readonly taken: BoundedCache<true>;
};
export const pollMemory = (): PollMemory => ({ seen: new Map(), taken: boundedCache(mostListed) });

export type PollParts = {
  readonly files: RemoteFiles;
  /** Passes a file on; resolves when its event is on disk. */
  readonly take: (fileName: string, bytes: Uint8Array, originId: string) => Promise<void>;
  /** Records that a file is refused before it is read. */
  readonly refuse: (fileName: string, failure: Failure) => Promise<void>;
  /** Records a failure with one file; the others are taken. */
  readonly failed: (fileName: string, failure: Failure) => Promise<void>;
  /** Bytes. */
  readonly largestFile: number;
};

type Polled = Pick<SftpClientSettings, 'inFolder' | 'archiveFolder' | 'doneMarkers'>;

const versionOf = ({ size, modified }: RemoteFile): string => `${size} ${modified}`;

/** The id of a file at its origin: the same folder, name, size and time are the same file. */
const originIdOf = ({ inFolder }: Polled, file: RemoteFile): string =>
  hash('sha256', JSON.stringify([inFolder, file.name, file.size, file.modified]), 'hex').slice(0, 32);

/** The files that are complete, the oldest first. Without markers, a file is complete when it is unchanged since the last look. */
const completeFiles = ({ doneMarkers }: Polled, listed: readonly RemoteFile[], memory: PollMemory) => {
  const names = new Set(listed.map(({ name }) => name));
  const candidates = listed
    .filter(({ name }) => !isTemporary(name) && !name.endsWith(refusedEnding))
    .filter(({ name }) => !doneMarkers || (markedBy(name) === undefined && names.has(`${name}.done`)));
  const seen = memory.seen;
  memory.seen = doneMarkers ? new Map() : new Map(candidates.map((file) => [file.name, versionOf(file)]));
  const complete = candidates.filter((file) => doneMarkers || seen.get(file.name) === versionOf(file));
  const sorted = complete.toSorted((one, other) => one.modified - other.modified || (one.name < other.name ? -1 : 1));
  return { complete: sorted, isMore: complete.length < candidates.length };
};

/** Moves a file to a name that may be taken. */
const moved = async (files: RemoteFiles, from: string, to: string, originId: string): Promise<void> => {
  const isTaken = (await files.stat(to)) !== undefined;
  await files.rename(from, isTaken ? `${to}.${originId.slice(0, 8)}` : to);
};

/** Removes a file from the folder: the marker first, so that it does not release a later file of the name. */
const acknowledged = async ({ files }: PollParts, polled: Polled, { name }: RemoteFile, originId: string) => {
  const { inFolder, archiveFolder, doneMarkers } = polled;
  const path = pathIn(inFolder, name);
  if (doneMarkers) await files.remove(`${path}.done`);
  if (archiveFolder === undefined) await files.remove(path);
  else await moved(files, path, pathIn(archiveFolder, name), originId);
};

const taken = async (parts: PollParts, polled: Polled, file: RemoteFile, memory: PollMemory): Promise<void> => {
  const { files, take, refuse, largestFile } = parts;
  const originId = originIdOf(polled, file);
  const path = pathIn(polled.inFolder, file.name);
  const refused = async (): Promise<void> => {
    await moved(files, path, `${path}${refusedEnding}`, originId);
    if (polled.doneMarkers) await files.remove(`${path}.done`);
  };
  if (file.size > largestFile) {
    await refuse(file.name, new Failure('file.tooLarge', { limit: largestFile }));
    return refused();
  }
  if (!memory.taken.has(originId)) {
    const bytes = await files.read(path, file.size);
    const after = await files.stat(path);
    // It is being written: the next poll takes it.
    if (bytes.length !== file.size || after?.size !== file.size) return;
    try {
      await take(file.name, bytes, originId);
    } catch (error) {
      if (error instanceof Failure && isAboutFile(error)) return refused();
      throw error;
    }
    memory.taken.set(originId, true);
  }
  await acknowledged(parts, polled, file, originId);
  memory.taken.delete(originId);
};

const isOfOneFile = (error: unknown): error is Failure =>
  error instanceof Failure && error.errorKey === 'channel.serverRefused';

/**
 * Takes the files of a folder on the bank's server: each is passed on, and only then moved to the archive or deleted.
 * Returns whether a further poll should follow soon, because files may become complete or are left.
 */
export const pollFolder = async (parts: PollParts, polled: Polled, memory: PollMemory): Promise<boolean> => {
  const listed = await parts.files.list(polled.inFolder, mostListed);
  const { complete, isMore } = completeFiles(polled, listed, memory);
  for (const file of complete.slice(0, mostTaken)) {
    try {
      await taken(parts, polled, file, memory);
    } catch (error) {
      if (!isOfOneFile(error)) throw error;
      await parts.failed(file.name, error);
    }
  }
  return isMore || complete.length > mostTaken;
};
