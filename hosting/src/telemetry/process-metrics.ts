import { monitorEventLoopDelay } from 'node:perf_hooks';
import { nanosecondsPerMillisecond } from '@clearbench/contracts/time/durations';
import { gauge, inSeconds, type Metric } from './metric.ts';

/** Milliseconds between the samples of the monitor; they are part of every delay. */
const resolution = 10;

/** What a process uses: memory in bytes, and the delay of the event loop in milliseconds (99th percentile). */
export type ProcessUsage = { readonly rss: number; readonly heap: number; readonly loopDelay: number };

export type ProcessMonitor = {
  /** The delay since the last `reset`. */
  read(): ProcessUsage;
  reset(): void;
  stop(): void;
};

export const processMonitor = (): ProcessMonitor => {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  return {
    read: () => {
      const { rss, heapUsed: heap } = process.memoryUsage();
      const loopDelay = Math.max(0, delays.percentile(99) / nanosecondsPerMillisecond - resolution);
      return { rss, heap, loopDelay: Number.isFinite(loopDelay) ? loopDelay : 0 };
    },
    reset: () => delays.reset(),
    stop: () => void delays.disable(),
  };
};

export const processMetrics = ({ rss, heap, loopDelay }: ProcessUsage): readonly Metric[] => [
  gauge('process_resident_memory_bytes', 'Memory the server holds.', rss),
  gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heap),
  gauge('clearbench_event_loop_delay_seconds', 'Waits of the event loop, 99th percentile.', inSeconds(loopDelay)),
];

/** Reads the metrics of a process without a metrics page; monitoring starts with the first reading. */
export const processMetricsReader = (): (() => readonly Metric[]) => {
  let monitor: ProcessMonitor | undefined;
  return () => {
    monitor ??= processMonitor();
    const metrics = processMetrics(monitor.read());
    monitor.reset();
    return metrics;
  };
};
