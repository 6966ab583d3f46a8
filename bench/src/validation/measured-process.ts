import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Passed } from './pass.ts';

/** Milliseconds between two looks at a running process. */
const period = 5;

/** Peak memory of a running process in bytes. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Nanoseconds that the threads of a running process have been on a processor. */
const processorTimeOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    0,
  );

/** Runs a program to its end. Memory and processor time are read while it runs, where the system reports them; else they are 0. */
export const measuredProcess = async (command: string, args: readonly string[], cwd?: string): Promise<Passed> => {
  const start = performance.now();
  const child = spawn(command, args, { stdio: 'ignore', cwd });
  let [peakBytes, nanoseconds] = [0, 0];
  const watch = setInterval(() => {
    try {
      peakBytes = Math.max(peakBytes, peakOf(child.pid ?? 0));
      nanoseconds = Math.max(nanoseconds, processorTimeOf(child.pid ?? 0));
    } catch {
      // The process or one of its threads has ended.
    }
  }, period);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(watch);
  const milliseconds = performance.now() - start;
  return { milliseconds, processorMilliseconds: nanoseconds / 1e6, peakBytes, valid: code === 0 };
};
