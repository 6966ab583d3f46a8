import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Writes a database file as it stands at this moment to a file that is not there yet, also while others write to it:
 * they go on, and the copy holds all of a transaction or nothing. On disk when it returns.
 */
export const snapshotDatabase = (from: string, to: string): void => {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
  flush(to);
};

/** Brings a file, or the names in a folder, onto the disk. */
export const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
