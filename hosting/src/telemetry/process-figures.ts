import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Figure } from './figure.ts';

export const gauge = (name: string, help: string, value: number): Figure => ({
  name,
  help,
  kind: 'gauge',
  points: [{ labels: {}, value }],
});

/** Milliseconds between the monitor's looks; it counts them into every wait. */
const resolution = 10;
const nanosecondsInOne = 1e9;

type Delays = ReturnType<typeof monitorEventLoopDelay>;

const watched = (): Delays => {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  return delays;
};

/** Reads how a process without a metrics page is doing; begins to look when it is first asked. */
export const processFigures = (): (() => Figure[]) => {
  let delays: Delays | undefined;
  return () => {
    const wait = (delays?.percentile(99) ?? 0) / nanosecondsInOne - resolution / 1_000;
    delays ??= watched();
    delays.reset();
    const { rss, heapUsed } = process.memoryUsage();
    return [
      gauge('process_resident_memory_bytes', 'Memory the server holds.', rss),
      gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
      gauge('clearbench_event_loop_delay_seconds', 'Waits of the event loop, 99th percentile.', Math.max(0, wait)),
    ];
  };
};
