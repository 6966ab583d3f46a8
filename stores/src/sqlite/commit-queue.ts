import type { DatabaseSync } from 'node:sqlite';
import type { DeferredFlush } from './deferred-flush.ts';

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
export type Transaction = { isCommitted?: boolean };

/** Runs writes in shared transactions; a write that fails is undone and does not affect the others. */
export type CommitQueue = {
  /**
   * Settles after the commit with the result of `work`, or with its error after a rollback of its writes. `work` must
   * be synchronous.
   */
  run<T>(work: (transaction: Transaction) => T, options?: WriteOptions): Promise<T>;
  /** Resolves when all writes so far are settled. */
  idle(): Promise<void>;
  /** The transactions that readers see although they are not on disk yet, the earliest first. */
  unflushed(): readonly Transaction[];
  /** Resolves when everything that readers see now is on disk. */
  flushed(): Promise<void>;
  /** Delays writes until every holder has released; each holds once, under its own name. */
  hold(by: string): void;
  release(by: string): void;
};

/** Reports the result of a job to its caller; `fail` instead where the commit does not reach the disk. */
type Settle = { readonly settled: Settled; readonly settle: () => void; readonly fail: (error: unknown) => void };
type Job = {
  readonly work: (transaction: Transaction) => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly settled: Settled;
  readonly isRepeatable: boolean;
};
/** Runs a job; undefined where the transaction must be repeated because the job failed without a savepoint. */
type Attempt = (job: Job, transaction: Transaction) => Settle | undefined;

/** Longest delay of a commit for sharing it, and longest blocking of the event loop. */
const patienceInMilliseconds = 8;

/**
 * Writes of one turn of the event loop share a commit, and thereby one flush; `committed` is called after each commit.
 * Where the disk is slow, `deferred` flushes the log outside the event loop; without it each commit waits for the disk.
 */
export const commitQueue = (
  sql: DatabaseSync,
  committed: () => void,
  deferred?: DeferredFlush<Transaction>,
): CommitQueue => {
  const inSavepoint = savepoints(sql);
  const commitFor = committer(sql, deferred);
  const begin = sql.prepare('BEGIN IMMEDIATE');
  const idlers: (() => void)[] = [];
  let waiting: Job[] = [];
  const holders = new Set<string>();
  let called = false;

  /** Runs jobs from the head of `waiting` in one transaction, or returns false; none settles before the commit. */
  const attemptAll = (attempt: Attempt): boolean => {
    const until = performance.now() + patienceInMilliseconds;
    const settles: Settle[] = [];
    const transaction: Transaction = {};
    commitFor.prepare(waiting.some(({ settled }) => settled === 'onDisk') ? 'onDisk' : 'committed');
    begin.run();
    for (const job of waiting) {
      const settle = attempt(job, transaction);
      if (!settle) return false;
      settles.push(settle);
      if (performance.now() > until) break;
    }
    const settleAll = commitFor.commit(transaction, settles);
    transaction.isCommitted = true;
    waiting = waiting.slice(settles.length);
    settleAll();
    return true;
  };
  const undo = (): void => {
    if (sql.isTransaction) sql.exec('ROLLBACK');
  };

  const transact = (attempt: Attempt): void => {
    try {
      if (attemptAll(attempt)) return;
      undo();
      attemptAll(inSavepoint);
    } catch (error) {
      undo();
      for (const { reject } of waiting.splice(0)) reject(error);
    }
  };

  const flushWaiting = () => {
    called = false;
    if (holders.size > 0) return;
    const isRepeatable = waiting.every((job) => job.isRepeatable);
    transact(isRepeatable ? unprotected : inSavepoint);
    committed();
    if (waiting.length > 0) callFlush();
    else for (const idle of idlers.splice(0)) idle();
  };

  const callFlush = () => {
    if (called || holders.size > 0) return;
    called = true;
    setImmediate(flushWaiting);
  };
  const allCommitted = (): Promise<void> =>
    new Promise((resolve) => (waiting.length === 0 ? resolve() : void idlers.push(resolve)));

  return {
    run: <T>(work: (transaction: Transaction) => T, { settled = 'onDisk', isRepeatable = false }: WriteOptions = {}) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Job['resolve'], reject, settled, isRepeatable });
        callFlush();
      }),
    async idle() {
      await allCommitted();
      await commitFor.flushed().catch(() => {});
    },
    unflushed: commitFor.unflushed,
    flushed: commitFor.flushed,
    hold: (by) => void holders.add(by),
    release(by) {
      holders.delete(by);
      if (waiting.length > 0) callFlush();
    },
  };
};

/** Commits, and settles jobs as soon as their data are where they must be. */
const committer = (sql: DatabaseSync, deferred: DeferredFlush<Transaction> | undefined) => {
  const commit = sql.prepare('COMMIT');
  const changes = sql.prepare('SELECT total_changes() AS number');
  const changesNow = (): unknown => changes.get()?.number;
  let before = changesNow();
  let now: Settled | undefined;
  let wanted: Settled = 'onDisk';
  let isDeferred = false;

  /** With a write-ahead log, `NORMAL` leaves the flush to a later commit. */
  const waitFor = (settled: Settled): void => {
    if (settled === now) return;
    sql.exec(`PRAGMA synchronous = ${settled === 'onDisk' ? 'FULL' : 'NORMAL'}`);
    now = settled;
  };
  const settleAll = (settles: readonly Settle[]) => (): void => {
    for (const { settle } of settles) settle();
  };

  return {
    /** Chooses what the commit of the next transaction waits for. */
    prepare: (settled: Settled): void => {
      const fault = deferred?.fault();
      if (fault !== undefined) throw fault;
      wanted = settled;
      isDeferred = settled === 'onDisk' && deferred?.isUsed() === true;
      waitFor(isDeferred ? 'committed' : settled);
      if (isDeferred) before = changesNow();
    },
    /** Commits; returns what settles its jobs, now or after the flush. */
    commit: (transaction: Transaction, settles: readonly Settle[]): (() => void) => {
      const began = performance.now();
      commit.run();
      if (wanted === 'onDisk' && !isDeferred) deferred?.took(performance.now() - began);
      // What changed nothing may still have read what is not on disk.
      const isFlushed = !isDeferred || (changesNow() === before && deferred?.unflushed().length === 0);
      if (isFlushed || deferred === undefined) return settleAll(settles);
      const late = settles.filter(({ settled }) => settled === 'onDisk');
      deferred.add({
        transaction,
        flushed: settleAll(late),
        failed: (error) => {
          for (const { fail } of late) fail(error);
        },
      });
      return settleAll(settles.filter(({ settled }) => settled === 'committed'));
    },
    unflushed: (): readonly Transaction[] => deferred?.unflushed().map(({ transaction }) => transaction) ?? [],
    flushed: async (): Promise<void> => deferred?.settled(),
  };
};

const settleOf = ({ settled, resolve, reject }: Job, value: unknown): Settle => ({
  settled,
  settle: () => resolve(value),
  fail: reject,
});

const unprotected: Attempt = (job, transaction) => {
  try {
    return settleOf(job, job.work(transaction));
  } catch {
    return undefined;
  }
};

const savepoints = (sql: DatabaseSync): Attempt => {
  const savepoint = sql.prepare('SAVEPOINT job');
  const release = sql.prepare('RELEASE job');
  const undo = sql.prepare('ROLLBACK TO job');

  return (job, transaction) => {
    savepoint.run();
    try {
      const value = job.work(transaction);
      release.run();
      return settleOf(job, value);
    } catch (error) {
      // A full disk or a broken file rolls back the whole transaction with this savepoint, so that no job succeeded.
      if (!sql.isTransaction) throw error;
      undo.run();
      release.run();
      // A refusal promises nothing, so that it does not wait for the disk.
      return { settled: 'committed', settle: () => job.reject(error), fail: job.reject };
    }
  };
};
