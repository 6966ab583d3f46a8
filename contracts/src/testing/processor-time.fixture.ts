/** Milliseconds of processor time that the work took in this thread: other processes of a busy machine do not count. */
export const processorTimeOf = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};
