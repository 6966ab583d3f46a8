import { DatabaseSync } from 'node:sqlite';

/** The state of a fake disk: works, has no space for another page, or is read-only. */
export type DiskState = 'well' | 'full' | 'readOnly';

const pragmas: Readonly<Record<DiskState, string>> = {
  well: 'PRAGMA max_page_count = 4294967294; PRAGMA query_only = OFF',
  // SQLite treats a lower number than the existing pages as the existing number.
  full: 'PRAGMA max_page_count = 1',
  readOnly: 'PRAGMA query_only = ON',
};

/**
 * For tests only: intercepts every SQLite connection of this thread, so that a test can simulate disk failures. It
 * causes SQLite's own errors: SQLITE_FULL and SQLITE_READONLY.
 */
export const fakeDisk = () => {
  const connections = new Set<DatabaseSync>();
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function held(this: DatabaseSync, sql) {
    connections.add(this);
    exec.call(this, sql);
  };
  return {
    becomes(state: DiskState): void {
      for (const connection of connections)
        if (connection.isOpen) exec.call(connection, pragmas[state]);
        else connections.delete(connection);
    },
    letGo(): void {
      DatabaseSync.prototype.exec = exec;
    },
  };
};
