/** The position of a reader, with waiting for a position. */
export type Progress = {
  position(): number;
  /** Ignores a lower position. */
  advance(position: number): void;
  /** Whether the position was reached before the timeout. */
  reached(position: number, timeoutMs: number): Promise<boolean>;
};

type Waiter = { readonly position: number; readonly answer: (inTime: boolean) => void };

/** Starts at 0. */
export const progress = (): Progress => {
  let now = 0;
  const waiters = new Set<Waiter>();
  return {
    position: () => now,
    advance: (position) => {
      now = Math.max(now, position);
      for (const waiter of waiters) if (waiter.position <= now) waiter.answer(true);
    },
    reached: (position, timeoutMs) =>
      new Promise((resolve) => {
        if (position <= now) return resolve(true);
        const answer = (inTime: boolean) => {
          clearTimeout(timer);
          waiters.delete(waiter);
          resolve(inTime);
        };
        const waiter = { position, answer };
        const timer = setTimeout(answer, timeoutMs, false);
        waiters.add(waiter);
      }),
  };
};
