import type { Saved, Work } from './busy-files.ts';
import { type CpuTime, cpuPerNotice } from './cpu-time.ts';
import { type Latencies, latencies } from './latencies.ts';
import type { ListenersReply } from './message.ts';

/** The requested load. */
export type LoadOptions = { readonly edits: number; readonly seconds: number; readonly clients: number };

export type Measured = {
  readonly work: Work;
  readonly seconds: number;
  readonly live: ListenersReply;
  readonly clientsOfEach: number;
  /** MB at the start, in the middle and at the end. */
  readonly memory: readonly number[];
  /** The CPU time of each process. */
  readonly cpu: readonly (readonly [process: string, used: CpuTime])[];
};

/** A line of the table; `reached` for lines with a target. */
export type Line = {
  readonly metric: string;
  readonly value: string;
  readonly target?: string;
  readonly reached?: boolean;
};

/** For each save the milliseconds until all clients received its notice; undefined where not all received it. */
export const pushDelaysOf = (
  saved: readonly Saved[],
  { heard: received = [] }: ListenersReply,
  clientsOfEach: number,
): (number | undefined)[] => {
  const byFile = Map.groupBy(received, ([fileId]) => fileId);
  for (const changes of byFile.values()) changes.sort(([, one], [, other]) => one - other);
  return saved.map(({ fileId, position, sent }) => {
    // A later change includes this one.
    const reported = byFile
      .get(fileId)
      ?.find(([, revision, , , clients]) => revision >= position && clients >= clientsOfEach);
    return reported && reported[3] - sent;
  });
};

/**
 * The durations from sending a save until all clients received its notice, and the number of saves that not all
 * received.
 */
export const pushesOf = (saved: readonly Saved[], live: ListenersReply, clientsOfEach: number) => {
  const pushes: Latencies = latencies();
  let unheard = 0;
  for (const delay of pushDelaysOf(saved, live, clientsOfEach)) {
    if (delay === undefined) unheard += 1;
    else pushes.note(delay);
  }
  return { pushes, unheard };
};

const flatness = ([, middle = 0, end = 0]: readonly number[]): number => end / middle;

export const linesOf = (wanted: LoadOptions, measured: Measured): readonly Line[] => {
  const { work, seconds, live, clientsOfEach, memory, cpu } = measured;
  const { pushes, unheard } = pushesOf(work.saved, live, clientsOfEach);
  const rate = work.saved.length / seconds;
  const errors = [...work.errors].map(([error, count]) => `${count} × ${error.trim()}`).join(', ');
  return [
    {
      metric: 'edits',
      value: `${rate.toFixed(1)} a second, ${work.saved.length.toLocaleString('en')} in ${seconds.toFixed(0)} s`,
      target: `≥ ${wanted.edits} a second`,
      reached: rate >= wanted.edits * 0.98,
    },
    { metric: 'save, from when it was due', value: work.saves.summary() },
    { metric: 'list', value: work.lists.summary() },
    { metric: `push, from the save to the last of ${clientsOfEach}`, value: pushes.summary() },
    { metric: 'edits that not every client received', value: String(unheard), target: '0', reached: unheard === 0 },
    {
      metric: 'notices to clients',
      value: `${Math.round((live.deliveries ?? 0) / seconds).toLocaleString('en')} a second`,
    },
    { metric: 'live connections lost', value: String(live.lost ?? 0), target: '0', reached: live.lost === 0 },
    { metric: 'errors', value: errors || 'none', target: 'none', reached: errors === '' },
    {
      metric: 'memory at start, middle, end',
      value: `${memory.join(', ')} MB`,
      target: 'end ≤ 1.15 × middle',
      reached: flatness(memory) <= 1.15,
    },
    ...cpu.map(([name, used]) => ({
      metric: `processor time of an edit, ${name}`,
      value: cpuPerNotice(used, work.saved.length),
    })),
  ];
};

/** Prints lines as a table, with missed targets. */
export const printResult = (title: string, lines: readonly Line[]): void => {
  const verdict = ({ reached }: Line) => (reached === undefined ? '' : reached ? 'reached' : 'MISSED');
  const rows = lines.map((line) => [line.metric, line.value, line.target ?? '', verdict(line)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
  const missed = lines.filter(({ reached }) => reached === false);
  console.log(
    missed.length === 0 ? '\nAll was reached.' : `\nNot reached: ${missed.map(({ metric }) => metric).join('; ')}`,
  );
};
