import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { providePrivateFile } from '../private-files.ts';

/**
 * Writes a consistent copy of a database file to a new file, also while others write to the database. The copy is on
 * disk when the function returns.
 */
export const snapshotDatabase = (from: string, to: string): void => {
  // SQLite writes into an empty file, and keeps its mode.
  providePrivateFile(to);
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
  flush(to);
};

/** Flushes a file, or the names in a folder, to disk. */
export const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
