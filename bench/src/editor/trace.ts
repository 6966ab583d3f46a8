import type { CDPSession } from 'playwright-core';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the clock of the trace, as all times of a trace. */
  readonly ts: number;
  readonly dur?: number;
  /** Of which the thread had a processor. */
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: {
      readonly type?: string;
      readonly timeStamp?: number;
      readonly commitFinishTime?: number;
      readonly duration?: number;
    };
  };
};

/** A task of the page's main thread, in milliseconds; `cpu` is its processor time. */
export type Task = { readonly at: number; readonly ms: number; readonly cpu: number };
/** A key in milliseconds: pressed, handed to the compositor with all its changes, and on screen. */
export type Key = { readonly at: number; readonly committed: number; readonly painted: number };
export type Trace = { readonly tasks: readonly Task[]; readonly keys: readonly Key[] };

const categories = ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'];

const isKey = ({ name, ph, args }: TraceEvent): boolean =>
  name === 'EventTiming' && ph === 'b' && args.data?.type === 'keydown' && (args.data.commitFinishTime ?? 0) > 0;

const keyOf = ({ ts, args: { data = {} } }: TraceEvent): Key => {
  const { timeStamp = 0, commitFinishTime = 0, duration = 0 } = data;
  return { at: ts / 1e3, committed: ts / 1e3 + commitFinishTime - timeStamp, painted: ts / 1e3 + duration };
};

/** Tasks within another one are a part of it. */
const outermost = (tasks: readonly Task[]): Task[] => {
  let until = Number.NEGATIVE_INFINITY;
  return tasks
    .toSorted((one, other) => one.at - other.at || other.ms - one.ms)
    .filter(({ at, ms }) => {
      if (at < until) return false;
      until = at + ms;
      return true;
    });
};

const read = (events: readonly TraceEvent[]): Trace => {
  const timed = events.filter(isKey);
  const [{ pid, tid } = { pid: -1, tid: -1 }] = timed;
  const tasks = events
    .filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask') && event.ph === 'X')
    .map(({ ts, dur = 0, tdur = 0 }) => ({ at: ts / 1e3, ms: dur / 1e3, cpu: tdur / 1e3 }));
  return { tasks: outermost(tasks), keys: timed.map(keyOf) };
};

/** Records the page of a session while work runs that presses keys. */
export const traced = async (session: CDPSession, work: () => Promise<void>): Promise<Trace> => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return read(events);
};

/** What a key waits for: the time in which the main thread works from the key to its frame, and its processor time. */
export const workOf = (
  tasks: readonly Task[],
  { at, committed }: Key,
): { readonly ms: number; readonly cpu: number } => {
  const shares = tasks.flatMap((task) => {
    const inside = Math.min(task.at + task.ms, committed) - Math.max(task.at, at);
    return inside > 0 ? [{ ms: inside, cpu: (task.cpu * inside) / task.ms }] : [];
  });
  return shares.reduce((sum, { ms, cpu }) => ({ ms: sum.ms + ms, cpu: sum.cpu + cpu }), { ms: 0, cpu: 0 });
};
