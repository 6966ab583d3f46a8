import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type OperatorError, settingsError } from '@clearbench/hosting/settings/settings-error';

/** More than a file system may store inline. */
const probeBytes = 64 * 1024;

const user = (): string => {
  const uid = process.getuid?.();
  return uid === undefined ? 'this user' : `this user (uid ${uid})`;
};

/** Advice for the operator, by system error code. */
const causes: Readonly<Record<string, (folder: string) => string>> = {
  EACCES: (folder) => `names ${folder}, where ${user()} may not write. Give the folder to that user`,
  EPERM: (folder) => `names ${folder}, where ${user()} may not write. Give the folder to that user`,
  EROFS: (folder) => `names ${folder}, which is on a disk that takes no writes`,
  ENOSPC: (folder) => `names ${folder}, and no room is left on its disk. Make room`,
  EDQUOT: (folder) => `names ${folder}, and the quota of ${user()} on its disk is used up. Make room`,
  EIO: (folder) => `names ${folder}, and its disk fails. Check the disk`,
  ENOTDIR: (folder) => `names ${folder}, which is a file or is inside of one. Name a folder`,
  EEXIST: (folder) => `names ${folder}, which is a file or is inside of one. Name a folder`,
  ENAMETOOLONG: (folder) => `names ${folder.slice(0, 60)}…, a path that is too long`,
  ELOOP: (folder) => `names ${folder}, whose links lead round in a circle`,
};

const folderError = (folder: string, error: unknown): OperatorError => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const cause = causes[code]?.(folder) ?? `names ${folder}, which cannot be used: ${message}`;
  return settingsError(`CLEARBENCH_DATA ${cause}, or choose another folder with CLEARBENCH_DATA.`);
};

/** Runs work in the data folder; system errors become a sentence with the setting. */
export const onDataFolder = <T>(folder: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw folderError(folder, error);
  }
};

const demandFolder = (path: string): void => {
  if (!statSync(path).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
};

const writeProbe = (folder: string): void => {
  const file = join(folder, `.write-probe-${randomUUID()}`);
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, Buffer.alloc(probeBytes));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
    rmSync(file, { force: true });
  }
};

/** Creates a missing data folder and writes to it once, so that a start fails here or not at all. */
export const prepareDataFolder = (folder: string): void =>
  onDataFolder(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    demandFolder(folder);
    writeProbe(folder);
  });

const nearestExisting = (path: string): string => {
  const above = dirname(path);
  return existsSync(path) || above === path ? path : nearestExisting(above);
};

/** Whether a start could use the data folder, without creating it. */
export const checkDataFolder = (folder: string): void =>
  onDataFolder(folder, () => {
    const found = nearestExisting(folder);
    demandFolder(found);
    accessSync(found, constants.W_OK | constants.X_OK);
    if (found === folder) writeProbe(folder);
  });
