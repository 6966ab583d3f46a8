import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { gate } from '../gate.ts';
import { commitQueue } from './commit-queue.ts';

/** One database file, seen by the adapters that live in it. */
export type Database = {
  /** Compiled once per text and kept. */
  statement(text: string): StatementSync;
  exec(text: string): void;
  /** Makes a pure function callable in SQL. */
  define(name: string, work: (value: unknown) => string): void;
  /** Runs at once; fails with `store.closed` after `close`. */
  read<T>(work: () => T): Promise<T>;
  /** Runs in a transaction shared with other writes of the moment; settles when it is on disk. */
  write<T>(work: () => T): Promise<T>;
  isOpen(): boolean;
  /** Waits for writes under way; safe to repeat. */
  close(): Promise<void>;
};

/** Statements kept compiled; the texts in use are far fewer, this only bounds what odd queries can pile up. */
const mostStatements = 500;

const pragmas = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -32768;
  PRAGMA journal_size_limit = 67108864;
`;

/** Opens or creates a database file: write-ahead log, and every commit waits for the disk. */
export const openDatabase = (file: string, pageSize = 4096): Database => {
  const sql = new DatabaseSync(file);
  sql.exec(`PRAGMA page_size = ${pageSize}; ${pragmas}`);
  const queue = commitQueue(sql);
  const statements = new Map<string, StatementSync>();
  const open = gate();

  return {
    statement(text) {
      const known = statements.get(text);
      if (known) return known;
      if (statements.size >= mostStatements) statements.clear();
      const compiled = sql.prepare(text);
      statements.set(text, compiled);
      return compiled;
    },
    exec: (text) => sql.exec(text),
    define: (name, work) => sql.function(name, { deterministic: true }, work),
    async read(work) {
      open.pass();
      return work();
    },
    async write(work) {
      open.pass();
      return queue.run(work);
    },
    isOpen: () => sql.isOpen,
    async close() {
      open.shut();
      await queue.idle();
      if (sql.isOpen) sql.close();
    },
  };
};
