import type { DatabaseSync } from 'node:sqlite';

/**
 * When a write is settled: once it is on disk, whatever happens to the machine; or, where all of it can be worked out
 * again from what is on disk, once it is committed. After a power cut such a write may be missing, but never without
 * all that was written after it.
 */
export type Settled = 'onDisk' | 'committed';

/** Runs writes in transactions they share, each in a savepoint of its own. */
export type CommitQueue = {
  /** Settles after the commit: with what `work` returned, or with what it threw, its writes undone. `work` may not wait. */
  run<T>(work: () => T, settled?: Settled): Promise<T>;
  /** Resolves when everything asked so far is settled. */
  idle(): Promise<void>;
  /** Lets what is asked wait until everybody who holds has released; each holds once, under a name of their own. */
  hold(by: string): void;
  release(by: string): void;
};

type Settle = () => void;
type Job = {
  readonly attempt: () => Settle;
  readonly reject: (error: unknown) => void;
  readonly settled: Settled;
};

/** A commit is not put off longer than this for the sake of sharing it, nor is the event loop held longer. */
const patienceInMilliseconds = 8;

/** Writes asked for in one turn of the event loop share a commit, and thereby one wait for the disk; `committed` follows each. */
export const commitQueue = (sql: DatabaseSync, committed: () => void): CommitQueue => {
  const inSavepoint = savepoints(sql);
  const waitFor = waiter(sql);
  const begin = sql.prepare('BEGIN IMMEDIATE');
  const commit = sql.prepare('COMMIT');
  const idlers: (() => void)[] = [];
  let waiting: Job[] = [];
  const holders = new Set<string>();
  let called = false;

  /** Takes jobs from the head of `waiting` into one transaction; nobody is told before it is committed. */
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

/** Says what the next commit waits for; in a write-ahead log `NORMAL` leaves it to the next one that waits for the disk. */
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
      // A full disk or a broken file ends the whole transaction, and this savepoint with it: then nobody was served.
      if (!sql.isTransaction) throw error;
      undo.run();
      release.run();
      return () => reject(error);
    }
  };
};
