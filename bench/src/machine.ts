import { arch, cpus, loadavg, platform, totalmem } from 'node:os';

/** A description of the machine in one line. */
export const machine = (): string => {
  const [processor] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return [
    `Node ${process.version}`,
    `${platform()} ${arch()}`,
    `${cpus().length} × ${processor?.model ?? '?'}`,
    memory,
    `load of the last minute ${loadavg()[0]?.toFixed(1)}`,
  ].join(' · ');
};
