import { DatabaseSync } from 'node:sqlite';

/** What the disk of a test does: takes everything, has no room for another page, or takes no writes at all. */
export type DiskState = 'well' | 'full' | 'readOnly';

const pragmas: Readonly<Record<DiskState, string>> = {
  well: 'PRAGMA max_page_count = 4294967294; PRAGMA query_only = OFF',
  // Less than there are means: no more than there are.
  full: 'PRAGMA max_page_count = 1',
  readOnly: 'PRAGMA query_only = ON',
};

/**
 * For tests only: takes hold of every SQLite connection of this thread, so that its disk can be ill and well again
 * without a disk of its own. What comes out are SQLite's own errors: SQLITE_FULL and SQLITE_READONLY.
 */
export const diskDouble = () => {
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
