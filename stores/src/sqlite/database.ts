import { randomUUID } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { Failure } from '@clearbench/contracts/failure';
import { lifecycleGuard } from '../lifecycle-guard.ts';
import { providePrivateFile } from '../private-files.ts';
import { joinCheckpointThread } from './checkpoint-thread.ts';
import { commitQueue, type Transaction, type WriteOptions } from './commit-queue.ts';
import { isDamage } from './damage.ts';
import { type DeferredFlush, deferredFlush } from './deferred-flush.ts';
import { diskFault, diskWatch, onDisk } from './disk-watch.ts';
import { usualWalLimits, walCheckpointer } from './wal-checkpointer.ts';
import { walFile } from './wal-file.ts';

/** One database file, shared by its adapters. */
export type Database = {
  /** Compiled once per text and cached. */
  statement(text: string): StatementSync;
  exec(text: string): void;
  /** Makes a pure function callable in SQL. */
  define(name: string, work: (value: unknown) => string): void;
  /** Runs immediately; fails with `store.closed` after `close`. */
  read<T>(work: () => T): Promise<T>;
  /** Runs in a shared transaction; settles when it is on disk, or with the failure of `diskTrouble`. */
  write<T>(work: (transaction: Transaction) => T, options?: WriteOptions): Promise<T>;
  /** The transactions that readers see although they are not on disk yet, the earliest first. */
  unflushed(): readonly Transaction[];
  /** Resolves when everything that readers see now is on disk; fails like `write`. */
  flushed(): Promise<void>;
  /** The path of the file. */
  readonly file: string;
  /** Runs work that may change the file on another connection; writes wait for it. */
  alone(work: () => Promise<void>): Promise<void>;
  /**
   * Moves everything committed into the file and empties the write-ahead log; before that, `work` may change the file.
   * Writes wait for both.
   */
  emptyLog(work?: () => Promise<void>): Promise<void>;
  isOpen(): boolean;
  /** Records that a reader found damaged data in the file; returns the failure to throw. */
  damaged(error: unknown): Failure;
  /** Waits for running writes; safe to repeat. */
  close(): Promise<void>;
};

/** Limit of the statement cache for unusual queries; the product uses far fewer texts. */
const mostStatements = 500;

/** Free bytes that a test write requires; enough for the next events of many users. */
const probedBytes = 262_144;

const pragmas = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 0;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -32768;
  PRAGMA journal_size_limit = 67108864;
`;

/** Opens or creates a database file: write-ahead log, commits wait for the disk, and checkpoints run in a thread. */
export const openDatabase = (
  file: string,
  limits = usualWalLimits,
  disk = diskWatch(),
  deferred: (flush: () => Promise<void>) => DeferredFlush<Transaction> = deferredFlush,
): Database => {
  const sql = onDisk(() => named(file, () => openFile(file)));
  const wal = onDisk(() => walFile(file));
  const queue = commitQueue(sql, () => keeper.committed(), deferred(wal.flush));
  const thread = joinCheckpointThread();
  const report = (error: unknown): void => {
    if (isDamage(error)) disk.damaged(file, error);
    else console.error(error);
  };
  const keeper = walCheckpointer({ sql, file, queue, checkpoint: thread.checkpoint, limits, report });
  const statements = boundedCache<StatementSync>(mostStatements);
  const open = lifecycleGuard();
  let closed: Promise<void> | undefined;
  const holding = new Set<Promise<void>>();

  const heldFor = async (work: () => Promise<void>) => {
    const holder = `alone ${randomUUID()}`;
    queue.hold(holder);
    try {
      await work();
    } finally {
      queue.release(holder);
    }
  };
  const alone = async (work: () => Promise<void>) => {
    open.pass();
    disk.requireSound();
    const held = heldFor(work);
    holding.add(held);
    await held.finally(() => holding.delete(held));
  };

  const statement = (text: string): StatementSync => {
    const known = statements.get(text);
    if (known) return known;
    const compiled = sql.prepare(text);
    statements.set(text, compiled);
    return compiled;
  };
  const write = <T>(work: (transaction: Transaction) => T, options?: WriteOptions): Promise<T> =>
    disk.written(file, queue.run(work, options), probeFreeSpace);
  /** Allocates space and frees it again, each in a commit: only that shows whether the next write would succeed. */
  const probeFreeSpace = async () => {
    if (!sql.isOpen) return;
    await write(() => {
      sql.exec('CREATE TABLE IF NOT EXISTS room (bytes BLOB)');
      statement('INSERT INTO room VALUES (zeroblob(?))').run(probedBytes);
    });
    await write(() => statement('DELETE FROM room').run());
  };

  return {
    statement,
    exec: (text) => onDisk(() => named(file, () => sql.exec(text))),
    define: (name, work) => sql.function(name, { deterministic: true }, work),
    async read(work) {
      open.pass();
      try {
        return named(file, work);
      } catch (error) {
        throw isDamage(error) ? disk.damaged(file, error) : error;
      }
    },
    write: (work, options) => {
      // Without `async`, which would add a promise to each write.
      try {
        open.pass();
        disk.requireSound();
      } catch (error) {
        return Promise.reject(error);
      }
      return write(work, options);
    },
    unflushed: queue.unflushed,
    async flushed() {
      try {
        await queue.flushed();
      } catch (error) {
        throw diskFault(error) ?? error;
      }
    },
    file,
    alone,
    emptyLog: (work = async () => {}) =>
      alone(async () => {
        await work();
        await thread.empty(file);
      }),
    isOpen: () => sql.isOpen,
    damaged: (error) => disk.damaged(file, error),
    async close() {
      open.shut();
      await Promise.allSettled(holding);
      await queue.idle();
      closed ??= keeper.close().finally(() => {
        thread.leave();
        wal.close();
        sql.close();
      });
      await closed;
    },
  };
};

/** Adds the file name to an error, because SQLite does not give it. */
const named = <T>(file: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw typeof (error as { errcode?: unknown }).errcode === 'number'
      ? Object.assign(error as Error, { file })
      : error;
  }
};

const openFile = (file: string): DatabaseSync => {
  providePrivateFile(file);
  const sql = new DatabaseSync(file);
  try {
    sql.exec(pragmas);
    return sql;
  } catch (error) {
    sql.close();
    throw error;
  }
};
