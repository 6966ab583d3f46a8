import type { DatabaseSync } from 'node:sqlite';

/**
 * When a write is settled: `onDisk` once it survives a power loss; `committed` for data that can be rebuilt from data
 * on disk. After a power loss such a write may be missing, together with all later writes.
 */
export type Settled = 'onDisk' | 'committed';

export type WriteOptions = {
  /** `onDisk` unless given. */
  readonly settled?: Settled;
  /**
   * Whether `work` changes only this file, so that it can run again after a rollback. A transaction of such writes has
   * no savepoints; it is repeated with them when one of its writes fails.
   */
  readonly isRepeatable?: boolean;
};

/** Identifies a transaction: a value that was read in it is current until it ends. */
export type Transaction = object;

/** Runs writes in shared transactions; a write that fails is undone and does not affect the others. */
export type CommitQueue = {
  /**
   * Settles after the commit with the result of `work`, or with its error after a rollback of its writes. `work` must
   * be synchronous.
   */
  run<T>(work: (transaction: Transaction) => T, options?: WriteOptions): Promise<T>;
  /** Resolves when all writes so far are settled. */
  idle(): Promise<void>;
  /** Delays writes until every holder has released; each holds once, under its own name. */
  hold(by: string): void;
  release(by: string): void;
};

type Settle = () => void;
type Job = {
  readonly work: (transaction: Transaction) => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly settled: Settled;
  readonly isRepeatable: boolean;
};
type Attempt = (job: Job, transaction: Transaction) => Settle;

/** Longest delay of a commit for sharing it, and longest blocking of the event loop. */
const patienceInMilliseconds = 8;

/**
 * Writes of one turn of the event loop share a commit, and thereby one flush; `committed` is called after each commit.
 */
export const commitQueue = (sql: DatabaseSync, committed: () => void): CommitQueue => {
  const inSavepoint = savepoints(sql);
  const waitFor = waiter(sql);
  const begin = sql.prepare('BEGIN IMMEDIATE');
  const commit = sql.prepare('COMMIT');
  const idlers: (() => void)[] = [];
  let waiting: Job[] = [];
  const holders = new Set<string>();
  let called = false;

  /** Runs jobs from the head of `waiting` in one transaction; none settles before the commit. */
  const attemptAll = (attempt: Attempt): Settle[] => {
    const until = performance.now() + patienceInMilliseconds;
    const settles: Settle[] = [];
    const transaction: Transaction = {};
    waitFor(waiting.some(({ settled }) => settled === 'onDisk') ? 'onDisk' : 'committed');
    begin.run();
    for (const job of waiting) {
      settles.push(attempt(job, transaction));
      if (performance.now() > until) break;
    }
    commit.run();
    waiting = waiting.slice(settles.length);
    return settles;
  };

  const transact = (attempt: Attempt): Settle[] => {
    try {
      return attemptAll(attempt);
    } catch (error) {
      if (sql.isTransaction) sql.exec('ROLLBACK');
      if (error instanceof JobFailed) return transact(inSavepoint);
      return waiting.splice(0).map(
        ({ reject }) =>
          () =>
            reject(error),
      );
    }
  };

  const flush = () => {
    called = false;
    if (holders.size > 0) return;
    const isRepeatable = waiting.every((job) => job.isRepeatable);
    for (const settle of transact(isRepeatable ? unprotected : inSavepoint)) settle();
    committed();
    if (waiting.length > 0) callFlush();
    else for (const idle of idlers.splice(0)) idle();
  };

  const callFlush = () => {
    if (called || holders.size > 0) return;
    called = true;
    setImmediate(flush);
  };

  return {
    run: <T>(work: (transaction: Transaction) => T, { settled = 'onDisk', isRepeatable = false }: WriteOptions = {}) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Job['resolve'], reject, settled, isRepeatable });
        callFlush();
      }),
    idle: () => new Promise((resolve) => (waiting.length === 0 ? resolve() : void idlers.push(resolve))),
    hold: (by) => void holders.add(by),
    release(by) {
      holders.delete(by);
      if (waiting.length > 0) callFlush();
    },
  };
};

/** Sets what the next commit waits for; with a write-ahead log, `NORMAL` leaves the flush to a later commit. */
const waiter = (sql: DatabaseSync) => {
  let now: Settled | undefined;
  return (wanted: Settled): void => {
    if (wanted === now) return;
    sql.exec(`PRAGMA synchronous = ${wanted === 'onDisk' ? 'FULL' : 'NORMAL'}`);
    now = wanted;
  };
};

/** A failed job without a savepoint: the transaction must be repeated. */
class JobFailed extends Error {}

const unprotected: Attempt = ({ work, resolve }, transaction) => {
  try {
    const value = work(transaction);
    return () => resolve(value);
  } catch (cause) {
    throw new JobFailed('a write failed', { cause });
  }
};

const savepoints = (sql: DatabaseSync): Attempt => {
  const savepoint = sql.prepare('SAVEPOINT job');
  const release = sql.prepare('RELEASE job');
  const undo = sql.prepare('ROLLBACK TO job');

  return ({ work, resolve, reject }, transaction) => {
    savepoint.run();
    try {
      const value = work(transaction);
      release.run();
      return () => resolve(value);
    } catch (error) {
      // A full disk or a broken file rolls back the whole transaction with this savepoint, so that no job succeeded.
      if (!sql.isTransaction) throw error;
      undo.run();
      release.run();
      return () => reject(error);
    }
  };
};
