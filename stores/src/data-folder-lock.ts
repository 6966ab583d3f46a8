import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure } from '@clearbench/contracts/failure';

/** Held until released or until the process ends, however it ends. */
export type DataFolderLock = { release(): void };

/** A lock lives as long as its database is open, and one that nobody can reach any more would be collected. */
const held = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process alone, creating it if missing. Fails with `store.locked` {folder, pid} while
 * another holder lives (pid 0 where its number cannot be read).
 */
export const lockDataFolder = (folder: string): DataFolderLock => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holder = join(folder, 'lock.pid');
  // An open transaction of SQLite is a lock of the operating system: it cannot outlive its process as a file could.
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Failure('store.locked', { folder, pid: pidIn(holder) }, { cause: error });
  }
  writeFileSync(holder, String(process.pid));
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
