/** One measured run: a file, validated `times` times; `warmUp` earlier runs do not count. */
export type Pass = { readonly file: string; readonly times: number; readonly warmUp?: number };

/** Duration, processor time of all threads and peak memory of a run; `valid` must be the same for all contestants. */
export type Passed = {
  readonly milliseconds: number;
  readonly processorMilliseconds: number;
  readonly peakBytes: number;
  readonly valid: boolean;
};

/** Runs a validation repeatedly and measures the time. */
export const timed = ({ file, times, warmUp = 0 }: Pass, check: (file: string) => boolean): Passed => {
  for (let time = 0; time < warmUp; time++) check(file);
  const start = performance.now();
  const usage = process.cpuUsage();
  let valid = true;
  for (let time = 0; time < times; time++) valid = check(file) && valid;
  const milliseconds = performance.now() - start;
  const { user, system } = process.cpuUsage(usage);
  const processorMilliseconds = (user + system) / 1_000;
  return { milliseconds, processorMilliseconds, peakBytes: process.resourceUsage().maxRSS * 1024, valid };
};
