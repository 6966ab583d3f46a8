import { execFileSync } from 'node:child_process';
import { arch, cpus, loadavg, platform } from 'node:os';

/** Resident memory of a process in MB. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024);

/** Most open files and connections of a process here; Node uses the hard limit. */
export const mostOpen = (): number => {
  const report = process.report.getReport() as { userLimits?: { open_files?: { hard: number | string } } };
  const hard = Number(report.userLimits?.open_files?.hard);
  return Number.isFinite(hard) ? hard : Number.POSITIVE_INFINITY;
};

/** The machine, and its other load. */
export const machine = (): string => {
  const busy = loadavg()[0]?.toFixed(1);
  return `Node ${process.version} · ${platform()} ${arch()} · ${cpus().length} × ${cpus()[0]?.model ?? '?'} · load before ${busy}`;
};
