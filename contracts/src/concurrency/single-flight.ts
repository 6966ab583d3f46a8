/**
 * Runs a task that never overlaps itself. Calls during a run share the next run, so a result is never older than the
 * call it answers.
 */
export const singleFlight = (task: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const begin = (): Promise<void> => {
    next = undefined;
    const mine = task().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (!running) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
};
