import { randomUUID } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { gate } from '../gate.ts';
import { joinCheckpointThread } from './checkpoint-thread.ts';
import { commitQueue, type Settled } from './commit-queue.ts';
import { diskWatch, onDisk } from './disk-watch.ts';
import { usualWalLimits, walKeeper } from './wal-keeper.ts';

/** One database file, seen by the adapters that live in it. */
export type Database = {
  /** Compiled once per text and kept. */
  statement(text: string): StatementSync;
  exec(text: string): void;
  /** Makes a pure function callable in SQL. */
  define(name: string, work: (value: unknown) => string): void;
  /** Runs at once; fails with `store.closed` after `close`. */
  read<T>(work: () => T): Promise<T>;
  /** Runs in a transaction shared with other writes of the moment; settles when it is on disk, or as `diskTrouble` names what kept it from there. */
  write<T>(work: () => T, settled?: Settled): Promise<T>;
  /** Brings everything committed into the file and leaves nothing in the write-ahead log; before that, `work` may do something else to the file. Writes wait for both. */
  emptyLog(work?: () => Promise<void>): Promise<void>;
  isOpen(): boolean;
  /** Waits for writes under way; safe to repeat. */
  close(): Promise<void>;
};

/** Statements kept compiled; the texts in use are far fewer, this only bounds what odd queries can pile up. */
const mostStatements = 500;

/** Bytes; enough for the next events of many people. */
const roomTried = 262_144;

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
export const openDatabase = (file: string, limits = usualWalLimits, disk = diskWatch()): Database => {
  const sql = onDisk(() => named(file, () => openFile(file)));
  const queue = commitQueue(sql, () => keeper.committed());
  const thread = joinCheckpointThread();
  const keeper = walKeeper({ sql, file, queue, checkpoint: thread.checkpoint, limits });
  const statements = new Map<string, StatementSync>();
  const open = gate();
  let closed: Promise<void> | undefined;
  const emptyings = new Set<Promise<void>>();

  const emptyLog = async (work = async () => {}) => {
    const holder = `emptying ${randomUUID()}`;
    queue.hold(holder);
    try {
      await work();
      await thread.empty(file);
    } finally {
      queue.release(holder);
    }
  };

  const statement = (text: string): StatementSync => {
    const known = statements.get(text);
    if (known) return known;
    if (statements.size >= mostStatements) statements.clear();
    const compiled = sql.prepare(text);
    statements.set(text, compiled);
    return compiled;
  };
  const write = <T>(work: () => T, settled?: Settled): Promise<T> =>
    disk.written(file, queue.run(work, settled), tryForRoom);
  /** Takes room and gives it back, each in a commit: only that says whether the next write would find some. */
  const tryForRoom = async () => {
    if (!sql.isOpen) return;
    await write(() => {
      sql.exec('CREATE TABLE IF NOT EXISTS room (bytes BLOB)');
      statement('INSERT INTO room VALUES (zeroblob(?))').run(roomTried);
    });
    await write(() => statement('DELETE FROM room').run());
  };

  return {
    statement,
    exec: (text) => onDisk(() => sql.exec(text)),
    define: (name, work) => sql.function(name, { deterministic: true }, work),
    async read(work) {
      open.pass();
      return named(file, work);
    },
    async write(work, settled) {
      open.pass();
      return write(work, settled);
    },
    async emptyLog(work) {
      open.pass();
      const emptying = emptyLog(work);
      emptyings.add(emptying);
      await emptying.finally(() => emptyings.delete(emptying));
    },
    isOpen: () => sql.isOpen,
    async close() {
      open.shut();
      await Promise.allSettled(emptyings);
      await queue.idle();
      closed ??= keeper.close().finally(() => {
        thread.leave();
        sql.close();
      });
      await closed;
    },
  };
};

/** SQLite does not say in which of its files something is wrong. */
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
  const sql = new DatabaseSync(file);
  try {
    sql.exec(pragmas);
    return sql;
  } catch (error) {
    sql.close();
    throw error;
  }
};
