/** Runs `work` repeatedly for `sliceMs` milliseconds and returns the rate per second, each run counting as `worth`. */
export const ratePerSecond = async (sliceMs: number, worth: number, work: () => unknown): Promise<number> => {
  const start = performance.now();
  let times = 0;
  while (performance.now() - start < sliceMs) {
    await work();
    times += 1;
  }
  return (times * worth) / ((performance.now() - start) / 1_000);
};
