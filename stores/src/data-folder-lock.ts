import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '@clearbench/contracts/failure';
import { modes, providePrivateFile, restrictFolder } from './private-files.ts';

/** Held until released or until the process ends in any way. */
export type DataFolderLock = { release(): void };

/** A lock lives as long as its database is open; this set protects it from garbage collection. */
const held = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process, creating it if missing. Fails with `store.locked` {folder, pid} while another
 * process holds it (pid 0 where its id cannot be read).
 */
export const lockDataFolder = (folder: string): DataFolderLock => {
  mkdirSync(folder, { recursive: true, mode: modes.folder });
  restrictFolder(folder);
  providePrivateFile(join(folder, 'lock.db'));
  const holder = join(folder, 'lock.pid');
  // An open SQLite transaction is a lock of the operating system: unlike a lock file it ends with its process.
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Failure('store.locked', { folder, pid: pidIn(holder) }, { cause: error });
  }
  writeFileSync(holder, String(process.pid), { mode: modes.file });
  held.add(lock);
  return {
    release() {
      held.delete(lock);
      if (lock.isOpen) lock.close();
    },
  };
};

const busy = 5;
const isBusy = (error: unknown) => (error as { errcode?: unknown }).errcode === busy;

const pidIn = (file: string): number => {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
};
