/** Removes leftovers now; the returned function does it again if `every` milliseconds have passed since the last time. */
export const regularSweep = async (
  sweep: () => Promise<unknown>,
  every: number,
  now: () => number,
): Promise<() => Promise<void>> => {
  await sweep();
  let swept = now();
  return async () => {
    if (now() - swept < every) return;
    swept = now();
    await sweep();
  };
};
