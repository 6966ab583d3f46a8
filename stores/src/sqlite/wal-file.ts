import { closeSync, existsSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { promisify } from 'node:util';

/** The write-ahead log of a database file, which exists while a connection is open. */
export type WalFile = {
  /** Resolves when everything that is in the log now is on disk. */
  flush(): Promise<void>;
  close(): void;
};

const flushData = promisify(fdatasync);

/**
 * Opens the log for flushing. What a killed process has left in it may not be on disk yet: it is flushed first, because
 * readers see it from now on. SQLite holds no locks on the log itself, so that closing it here releases none.
 */
export const walFile = (file: string): WalFile => {
  const name = `${file}-wal`;
  let opened: number | undefined;
  const descriptor = (): number => {
    opened ??= openSync(name, 'r+');
    return opened;
  };
  if (existsSync(name)) fsyncSync(descriptor());
  return {
    flush: async () => flushData(descriptor()),
    close: () => {
      if (opened !== undefined) closeSync(opened);
      opened = undefined;
    },
  };
};
