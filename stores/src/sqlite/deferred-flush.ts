/** A committed transaction that waits for the disk. */
export type Unflushed<Transaction> = {
  readonly transaction: Transaction;
  readonly flushed: () => void;
  readonly failed: (error: unknown) => void;
};

export type DeferredFlush<Transaction> = {
  /** Whether commits leave the flush to this, because it takes long on this disk. */
  isUsed(): boolean;
  /** Records how long a commit took that waited for the disk itself. */
  took(milliseconds: number): void;
  /** Flushes this commit and all earlier ones, without blocking the event loop. */
  add(commit: Unflushed<Transaction>): void;
  /** The commits that are visible but not on disk, the earliest first. */
  unflushed(): readonly Unflushed<Transaction>[];
  /** The error of a flush that failed. Nothing can be written then: what the disk has is unknown until a new start. */
  fault(): unknown;
  /** Resolves when all commits so far are on disk, rejects where the flush fails. */
  settled(): Promise<void>;
};

/** Flushes that take longer than this many milliseconds do not block the event loop; up to the second, they may again. */
const [slow, quick] = [0.5, 0.2];

/** The share of the newest duration in the mean, so that one slow flush of many changes nothing. */
const newestShare = 0.2;

/**
 * Flushes the write-ahead log in a thread of the system's pool, where the disk is slow: a commit then takes
 * microseconds, and the commits during a flush share the next one. `flush` must cover everything committed before.
 */
export const deferredFlush = <Transaction>(flush: () => Promise<void>): DeferredFlush<Transaction> => {
  let waiting: Unflushed<Transaction>[] = [];
  let running: Unflushed<Transaction>[] = [];
  let mean = 0;
  let isSlow = false;
  let fault: unknown;

  const took = (milliseconds: number): void => {
    mean += (milliseconds - mean) * newestShare;
    isSlow = mean > (isSlow ? quick : slow);
  };
  const fail = (error: unknown): void => {
    fault = error;
    for (const { failed } of [...running.splice(0), ...waiting.splice(0)]) failed(error);
  };
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      [running, waiting] = [waiting, []];
      const began = performance.now();
      try {
        await flush();
      } catch (error) {
        fail(error);
        return;
      }
      took(performance.now() - began);
      for (const { flushed } of running.splice(0)) flushed();
    }
  };

  return {
    // A commit that waits for the disk itself must not overtake earlier ones.
    isUsed: () => isSlow || running.length + waiting.length > 0,
    took,
    add: (commit) => {
      if (fault !== undefined) return commit.failed(fault);
      waiting.push(commit);
      if (running.length === 0 && waiting.length === 1) void run();
    },
    unflushed: () => [...running, ...waiting],
    fault: () => fault,
    settled: () => {
      const last = waiting.at(-1) ?? running.at(-1);
      return new Promise((resolve, reject) => {
        if (fault !== undefined) reject(fault);
        else if (last === undefined) resolve();
        else {
          const marker = { transaction: last.transaction, flushed: resolve, failed: reject };
          (waiting.length > 0 ? waiting : running).push(marker);
        }
      });
    },
  };
};
