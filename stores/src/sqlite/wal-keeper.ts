import type { DatabaseSync } from 'node:sqlite';
import type { Checkpoint } from './checkpoint-thread.ts';
import type { CommitQueue } from './commit-queue.ts';

/** Sizes in bytes of what a write-ahead log holds. */
export type WalLimits = {
  /** So much not yet in the database is worth a checkpoint at once; less waits a second. */
  readonly checkpointAt: number;
  /** A log of this length is to be begun anew as soon as its end can be reached. */
  readonly renewAt: number;
  /** Nobody writes on beyond this length before all of it has reached the database. */
  readonly most: number;
};

/** Keeps a write-ahead log short, away from the thread that writes it. */
export type WalKeeper = {
  /** To be called after each commit. */
  committed(): void;
  /** Waits for a checkpoint under way; what is left then is little enough for closing the file. */
  close(): Promise<void>;
};

const mebibyte = 1024 * 1024;
export const usualWalLimits: WalLimits = {
  checkpointAt: 8 * mebibyte,
  renewAt: 32 * mebibyte,
  most: 64 * mebibyte,
};

const longestWaitMs = 1_000;
const keeperName = 'keeper of the log';

/** How much a log holds, and how much of that is not yet in the database. */
type Extent = { readonly length: number; readonly behind: number };

export type WalKeeperParts = {
  readonly sql: DatabaseSync;
  readonly file: string;
  readonly queue: Pick<CommitQueue, 'hold' | 'release'>;
  readonly checkpoint: Checkpoint;
  readonly limits: WalLimits;
  /** Is told why a checkpoint could not run in the thread; once, until one did. */
  readonly report?: (error: unknown) => void;
};

/**
 * SQLite begins a log anew with the first write after all of it has reached the database. A checkpoint reaches what was
 * committed when it began; a writer that never rests would stay ahead of it for ever, so at last the queue is held.
 */
export const walKeeper = ({
  sql,
  file,
  queue,
  checkpoint,
  limits,
  report = console.error,
}: WalKeeperParts): WalKeeper => {
  const extentNow = extentOf(sql);
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let restUntil = 0;
  let failing = false;
  let closing = false;

  const move = async () => {
    try {
      await checkpoint(file);
      failing = false;
    } catch (error) {
      if (!failing) report(error);
      failing = true;
      // On a full disk both fail, for as long as it is full: to try again at once would not help.
      if (!checkpointHere(sql)) restUntil = performance.now() + longestWaitMs;
    }
  };

  const work = async () => {
    await move();
    const { length, behind } = extentNow();
    if (behind === 0 || length < limits.renewAt) return;
    queue.hold(keeperName);
    await move();
    // Another process reads an old state, or the disk is ill: to hold everybody again and again would not help.
    if (extentNow().behind > 0) restUntil = performance.now() + longestWaitMs;
  };

  const begin = () => {
    clearTimeout(timer);
    timer = undefined;
    working ??= work().finally(() => {
      working = undefined;
      queue.release(keeperName);
      if (extentNow().behind > 0) committed();
    });
  };

  const committed = () => {
    if (closing) return;
    const { length, behind } = extentNow();
    const rests = performance.now() < restUntil;
    if (length >= limits.most && behind > 0 && !rests) {
      queue.hold(keeperName);
      begin();
    } else if (behind >= limits.checkpointAt && !rests) begin();
    else timer ??= setTimeout(begin, longestWaitMs).unref();
  };

  return {
    committed,
    async close() {
      closing = true;
      clearTimeout(timer);
      await working;
      if (extentNow().behind >= limits.checkpointAt) await move();
    },
  };
};

const extentOf = (sql: DatabaseSync): (() => Extent) => {
  const pageSize = Number(sql.prepare('PRAGMA page_size').get()?.page_size);
  const look = sql.prepare('PRAGMA wal_checkpoint(NOOP)');
  return () => {
    const { log, checkpointed } = look.get() as { log: number; checkpointed: number };
    return { length: log * pageSize, behind: (log - checkpointed) * pageSize };
  };
};

/** Whether it went well; if not, the commits meet the same disk, and tell who asked for them. */
const checkpointHere = (sql: DatabaseSync): boolean => {
  try {
    sql.exec('PRAGMA wal_checkpoint(PASSIVE)');
    return true;
  } catch {
    return false;
  }
};
