import type { DatabaseSync } from 'node:sqlite';

/** The bytes of a write-ahead log, and of its part that is not in the database yet. */
export type Extent = { readonly length: number; readonly behind: number };

/** Reads the extent of the log of a database, without a change. */
export const extentOf = (sql: DatabaseSync): (() => Extent) => {
  const pageSize = Number(sql.prepare('PRAGMA page_size').get()?.page_size);
  const check = sql.prepare('PRAGMA wal_checkpoint(NOOP)');
  return () => {
    const { log, checkpointed } = check.get() as { log: number; checkpointed: number };
    return { length: log * pageSize, behind: (log - checkpointed) * pageSize };
  };
};
