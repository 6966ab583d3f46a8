import type { DatabaseSync } from 'node:sqlite';

/**
 * When a write is settled: `onDisk` once it survives a power loss; `committed` for data that can be rebuilt from data
 * on disk. After a power loss such a write may be missing, together with all later writes.
 */
export type Settled = 'onDisk' | 'committed';

/** Runs writes in shared transactions, each in its own savepoint. */
export type CommitQueue = {
  /**
   * Settles after the commit with the result of `work`, or with its error after a rollback of its writes. `work` must
   * be synchronous.
   */
  run<T>(work: () => T, settled?: Settled): Promise<T>;
  /** Resolves when all writes so far are settled. */
  idle(): Promise<void>;
  /** Delays writes until every holder has released; each holds once, under its own name. */
  hold(by: string): void;
  release(by: string): void;
};

type Settle = () => void;
type Job = {
  readonly attempt: () => Settle;
  readonly reject: (error: unknown) => void;
  readonly settled: Settled;
};

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
  const transact = (): Settle[] => {
    const until = performance.now() + patienceInMilliseconds;
    const settles: Settle[] = [];
    try {
      waitFor(waiting.some(({ settled }) => settled === 'onDisk') ? 'onDisk' : 'committed');
      begin.run();
      for (const { attempt } of waiting) {
        settles.push(attempt());
        if (performance.now() > until) break;
      }
      commit.run();
      waiting = waiting.slice(settles.length);
      return settles;
    } catch (error) {
      if (sql.isTransaction) sql.exec('ROLLBACK');
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
    for (const settle of transact()) settle();
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
    run: (work, settled = 'onDisk') =>
      new Promise((resolve, reject) => {
        const attempt = () => inSavepoint(work, resolve, reject);
        waiting.push({ attempt, reject, settled });
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

const savepoints = (sql: DatabaseSync) => {
  const savepoint = sql.prepare('SAVEPOINT job');
  const release = sql.prepare('RELEASE job');
  const undo = sql.prepare('ROLLBACK TO job');

  return <T>(work: () => T, resolve: (value: T) => void, reject: (error: unknown) => void): Settle => {
    savepoint.run();
    try {
      const value = work();
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
