export type Semaphore = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `most` tasks at a time; the others wait and start in the order of the calls. */
export const semaphore = (most: number): Semaphore => {
  const waiting: (() => void)[] = [];
  let free = most;

  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
