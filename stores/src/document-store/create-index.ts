import type { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a file that cannot be opened, and its extended code where no folder for temporary files is usable. */
const [cannotOpen, noFolder] = [14, 6_410];

const lacksFolder = (error: unknown): boolean => {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode === noFolder || (errcode & 0xff) === cannotOpen);
};

/**
 * Creates an index of many rows, which SQLite sorts in temporary files; in memory only where no folder for them is
 * usable. With a full disk it fails: the memory for sorting would have no limit, and the index needs the disk too.
 */
export const createIndex = (sql: Pick<DatabaseSync, 'exec'>, statement: string): void => {
  try {
    sql.exec(statement);
  } catch (error) {
    if (!lacksFolder(error)) throw error;
    sql.exec(`PRAGMA temp_store = MEMORY; ${statement}`);
  }
};
