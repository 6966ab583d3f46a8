import { keyedCounter } from '@clearbench/contracts/concurrency/keyed-counter';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';

/** Waiting calls of one account, and of all accounts. Further calls are answered without waiting. */
const most = { ofAccount: 100, all: 2_000 };

type Wait = {
  readonly transferId: string;
  readonly userId: string;
  readonly milliseconds: number;
  /** Resolves when the client has left. */
  readonly gone: Promise<void>;
};

/** Calls that wait for changes of transfers. */
export type TransferWaits = {
  /**
   * Reads the transfer now and after each of its changes, until it is done, the time is over, the client has left, or
   * the process stops; resolves with the last reading.
   */
  until<T>(wait: Wait, read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T>;
  /** Number of waiting calls. */
  waiting(): number;
  /** Ends all waiting. */
  stop(): void;
};

/** A waiting call takes a timer and an entry of a map; the transfer is read only when it changes. */
export const transferWaits = (changes: Pick<ChangeFeed, 'subscribe'>): TransferWaits => {
  const wakers = new Map<string, Set<() => void>>();
  const counts = keyedCounter();
  const over = Promise.withResolvers<void>();
  let unsubscribe: (() => void) | undefined;

  const follow = (): void => {
    unsubscribe ??= changes.subscribe(({ topic, id }) => {
      if (topic === 'transferStatusChanged') for (const wake of wakers.get(id) ?? []) wake();
    });
  };

  /** The changes of a transfer from now on; `next` resolves at once if one came since the last call. */
  const changesOf = (transferId: string) => {
    let pending = Promise.withResolvers<void>();
    const wake = () => pending.resolve();
    const own = wakers.get(transferId) ?? new Set();
    wakers.set(transferId, own.add(wake));
    return {
      next: async (): Promise<void> => {
        await pending.promise;
        pending = Promise.withResolvers();
      },
      end: (): void => {
        own.delete(wake);
        if (own.size === 0) wakers.delete(transferId);
      },
    };
  };

  const until: TransferWaits['until'] = async ({ transferId, userId, milliseconds, gone }, read, isDone) => {
    if (counts.of(userId) >= most.ofAccount || counts.total() >= most.all) return read();
    follow();
    counts.add(userId, 1);
    const changed = changesOf(transferId);
    const timeUp = Promise.withResolvers<void>();
    const timer = setTimeout(timeUp.resolve, milliseconds);
    const ends = Promise.race([timeUp.promise, gone, over.promise]).then(() => true);
    try {
      for (;;) {
        const value = await read();
        if (isDone(value)) return value;
        if (await Promise.race([changed.next().then(() => false), ends])) return await read();
      }
    } finally {
      clearTimeout(timer);
      changed.end();
      counts.add(userId, -1);
    }
  };

  return {
    until,
    waiting: counts.total,
    stop: () => {
      unsubscribe?.();
      over.resolve();
    },
  };
};
