import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Pass, Passed } from './pass.ts';

/** The version of the program; undefined where it is not installed. */
export const xmllintVersion = (): string | undefined =>
  /version (\d+)/.exec(String(spawnSync('xmllint', ['--version']).stderr ?? ''))?.[1];

/** Peak memory of a running process, where the system reports it. */
const peakOf = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
};

/** One process that reads the schema and validates the file repeatedly: `times` 0 measures its start. */
export const xmllint = async (schema: string, { file, times }: Pass): Promise<Passed> => {
  const files = times === 0 ? [] : Array.from({ length: times }, () => file);
  const start = performance.now();
  const child = spawn('xmllint', ['--noout', '--stream', '--schema', schema, ...files], { stdio: 'ignore' });
  let peakBytes = 0;
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, peakOf(child.pid ?? 0));
  }, 5);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(watch);
  return { milliseconds: performance.now() - start, peakBytes, valid: code === 0 };
};
