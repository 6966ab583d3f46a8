import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** File modes of the data: only for the own account, with any umask of the process. */
export const modes = { file: 0o600, folder: 0o700 } as const;

/** Files that the product itself writes into a data folder or a backup. */
const ours = /\.db(-wal|-shm|-journal)?$|^lock\.pid$|^session-secret$/;

const sticky = 0o1000;

/** Removes the permissions of other users; a file of another owner, or on a disk without modes, is unchanged. */
const restrict = (path: string, mode: number): void => {
  try {
    const now = statSync(path).mode;
    if ((now & 0o077) !== 0 && (now & sticky) === 0) chmodSync(path, mode);
  } catch {
    // The next reader of the file reports the error.
  }
};

/** Creates a file with private mode, before SQLite would create it with the modes of the umask. */
export const providePrivateFile = (file: string): void => {
  try {
    closeSync(openSync(file, 'a', modes.file));
  } catch {
    // SQLite will report the error of the disk.
  }
  restrict(file, modes.file);
};

/** Makes a data folder and the product's files in it private, also those of an older release. */
export const restrictFolder = (folder: string): void => {
  restrict(folder, modes.folder);
  for (const name of readdirSync(folder)) if (ours.test(name)) restrict(join(folder, name), modes.file);
};
