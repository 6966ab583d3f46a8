import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of CPU time by thread name; threads with one name are added. Empty where it is unknown. */
export type CpuTime = ReadonlyMap<string, number>;

/** Linux counts in hundredths of a second. */
const ticksOfSecond = 100;

const timeOf = (task: string): readonly [name: string, seconds: number] => {
  const stat = readFileSync(`${task}/stat`, 'utf8');
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  const name = stat.slice(stat.indexOf('(') + 1, end);
  return [name, (Number(fields[11]) + Number(fields[12])) / ticksOfSecond];
};

/** The used CPU time of each thread of a process. */
export const cpuTime = (pid: number): CpuTime => {
  const used = new Map<string, number>();
  const tasks = `/proc/${pid}/task`;
  try {
    for (const task of readdirSync(tasks)) {
      const [name, seconds] = timeOf(`${tasks}/${task}`);
      used.set(name, (used.get(name) ?? 0) + seconds);
    }
  } catch {
    // Another operating system, or a thread that has just ended.
  }
  return used;
};

/** The CPU time between two readings. */
export const usedSince = (before: CpuTime, after: CpuTime): CpuTime =>
  new Map([...after].map(([name, seconds]) => [name, seconds - (before.get(name) ?? 0)]));

const worthTelling = 0.02;

/** Milliseconds per item with their threads; nearly idle threads are omitted. */
export const cpuPerNotice = (used: CpuTime, count: number): string => {
  const all = [...used.values()].reduce((sum, seconds) => sum + seconds, 0);
  if (all === 0 || count === 0) return '–';
  const ms = (seconds: number) => ((seconds * 1_000) / count).toFixed(2);
  const threads = [...used]
    .filter(([, seconds]) => seconds >= all * worthTelling)
    .sort(([, one], [, other]) => other - one)
    .map(([name, seconds]) => `${name} ${ms(seconds)}`);
  return `${ms(all)} ms (${threads.join(', ')})`;
};
