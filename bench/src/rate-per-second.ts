/** Times a second that `work` is done, over and over for one slice of so many milliseconds, each time worth so much. */
export const ratePerSecond = async (sliceMs: number, worth: number, work: () => unknown): Promise<number> => {
  const start = performance.now();
  let times = 0;
  while (performance.now() - start < sliceMs) {
    await work();
    times += 1;
  }
  return (times * worth) / ((performance.now() - start) / 1_000);
};
