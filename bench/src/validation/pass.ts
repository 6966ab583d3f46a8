/** One measured pass: a file, checked so many times; `warmUp` times before, which do not count. */
export type Pass = { readonly file: string; readonly times: number; readonly warmUp?: number };

/** How long a pass took, and the most memory the process ever held; `verdict` must be the same for everybody. */
export type Passed = { readonly milliseconds: number; readonly peakBytes: number; readonly valid: boolean };

/** Runs a check so many times and takes the time. */
export const timed = ({ file, times, warmUp = 0 }: Pass, check: (file: string) => boolean): Passed => {
  for (let time = 0; time < warmUp; time++) check(file);
  const start = performance.now();
  let valid = true;
  for (let time = 0; time < times; time++) valid = check(file) && valid;
  const milliseconds = performance.now() - start;
  return { milliseconds, peakBytes: process.resourceUsage().maxRSS * 1024, valid };
};
