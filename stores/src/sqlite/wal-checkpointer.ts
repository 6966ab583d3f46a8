import type { DatabaseSync } from 'node:sqlite';
import type { Checkpoint } from './checkpoint-thread.ts';
import type { CommitQueue } from './commit-queue.ts';
import { extentOf } from './wal-extent.ts';

/** Sizes of a write-ahead log in bytes. */
export type WalLimits = {
  /** From this size on pages that are not in the database trigger a checkpoint at once; fewer wait a second. */
  readonly checkpointAt: number;
  /** From this length on the log is restarted as soon as possible. */
  readonly renewAt: number;
  /** Above this length writes wait until the whole log is in the database. */
  readonly most: number;
};

/** Keeps a write-ahead log short, in another thread than the writer. */
export type WalCheckpointer = {
  /** Called after each commit. */
  committed(): void;
  /** Waits for a running checkpoint; the remaining log is short enough to close the file. */
  close(): Promise<void>;
};

const mebibyte = 1024 * 1024;
export const usualWalLimits: WalLimits = {
  checkpointAt: 8 * mebibyte,
  renewAt: 32 * mebibyte,
  most: 64 * mebibyte,
};

const longestWaitMs = 1_000;
const holdName = 'keeper of the log';

export type WalCheckpointerParts = {
  readonly sql: DatabaseSync;
  readonly file: string;
  readonly queue: Pick<CommitQueue, 'hold' | 'release'>;
  readonly checkpoint: Checkpoint;
  readonly limits: WalLimits;
  /** Receives the reason why a checkpoint could not run in the thread; once, until one succeeds. */
  readonly report?: (error: unknown) => void;
};

/**
 * SQLite restarts a log with the first write after all of it is in the database. A checkpoint covers what was committed
 * at its start; continuous writes would stay ahead of it for ever, so that at last the queue is held.
 */
export const walCheckpointer = ({
  sql,
  file,
  queue,
  checkpoint,
  limits,
  report = console.error,
}: WalCheckpointerParts): WalCheckpointer => {
  const extentNow = extentOf(sql);
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let pauseUntil = 0;
  let failing = false;
  let closing = false;

  const move = async () => {
    try {
      await checkpoint(file);
      failing = false;
    } catch (error) {
      if (!failing) report(error);
      failing = true;
      // A full disk fails both; an immediate retry would not help.
      if (!checkpointHere(sql)) pauseUntil = performance.now() + longestWaitMs;
    }
  };

  const work = async () => {
    await move();
    const { length, behind } = extentNow();
    if (behind === 0 || length < limits.renewAt) return;
    queue.hold(holdName);
    await move();
    // Another process reads an old state, or the disk fails: holding writers again and again would not help.
    if (extentNow().behind > 0) pauseUntil = performance.now() + longestWaitMs;
  };

  const begin = () => {
    clearTimeout(timer);
    timer = undefined;
    working ??= work().finally(() => {
      working = undefined;
      queue.release(holdName);
      if (extentNow().behind > 0) committed();
    });
  };

  const committed = () => {
    if (closing) return;
    const { length, behind } = extentNow();
    const rests = performance.now() < pauseUntil;
    if (length >= limits.most && behind > 0 && !rests) {
      queue.hold(holdName);
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

/** Whether it succeeded; if not, the next commits fail on the same disk and report that to their callers. */
const checkpointHere = (sql: DatabaseSync): boolean => {
  try {
    sql.exec('PRAGMA wal_checkpoint(PASSIVE)');
    return true;
  } catch {
    return false;
  }
};
