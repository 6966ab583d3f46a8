import { availableParallelism, totalmem } from 'node:os';
import type { MetricsReading, MetricsSample } from '@clearbench/contracts/metrics/routes';
import type { Metric } from '@clearbench/hosting/telemetry/metric';
import { processMonitor } from '@clearbench/hosting/telemetry/process-metrics';
import { type RequestMeter, requestMeter } from './request-meter.ts';

/** The sources of the metrics; a main assembles them. */
export type MetricsSources = {
  /** Validations waiting for a worker. */
  readonly queue: () => number;
  readonly connections: () => number;
  readonly head: () => Promise<number>;
  readonly lags: () => Promise<readonly { readonly name: string; readonly version: number; readonly lag: number }[]>;
  readonly parked: () => Promise<readonly MetricsReading['parked']['events'][number][]>;
  readonly parkedCount: () => Promise<number>;
  readonly channels: () => Promise<MetricsReading['channels']>;
  /** Metrics that the commands in this process count. */
  readonly others?: () => readonly Metric[];
  readonly report: (error: unknown) => void;
};

export type Metrics = {
  readonly meter: RequestMeter;
  /** Metrics that the commands in this process count. */
  others(): readonly Metric[];
  read(): Promise<MetricsReading>;
  stop(): void;
};

const everyMs = 5_000;
/** Ten minutes of samples. */
const room = 120;

type Counted = { readonly at: number; readonly requests: number; readonly head: number };

const aSecond = (now: number, before: number, ms: number): number => (ms <= 0 ? 0 : ((now - before) * 1_000) / ms);

const glancing = ({ queue, connections, head, lags }: MetricsSources, meter: RequestMeter) => {
  const monitor = processMonitor();
  let last: Counted | undefined;
  const glance = async (): Promise<MetricsSample> => {
    const [headNow, lagsNow] = await Promise.all([head(), lags()]);
    const counted = { at: performance.now(), requests: meter.count(), head: headNow };
    const before = last ?? counted;
    const between = counted.at - before.at;
    return {
      at: new Date().toISOString(),
      ...monitor.read(),
      queue: queue(),
      connections: connections(),
      requests: aSecond(counted.requests, before.requests, between),
      appends: aSecond(counted.head, before.head, between),
      lag: Math.max(0, ...lagsNow.map(({ lag }) => lag)),
    };
  };
  const begin = async (): Promise<void> => {
    last = { at: performance.now(), requests: meter.count(), head: await head() };
    monitor.reset();
  };
  return { glance, begin, stop: monitor.stop };
};

const runtime = (): MetricsReading['runtime'] => ({
  v8: process.versions.v8,
  sqlite: process.versions.sqlite ?? '',
  processors: availableParallelism(),
  memory: Math.min(process.constrainedMemory() || totalmem(), totalmem()),
  process: process.pid,
});

const requestsIn = (meter: RequestMeter): MetricsReading['requests'] =>
  meter
    .measured()
    .map(({ method, path, durations, faults }) => ({
      method,
      path,
      count: durations.count(),
      faults,
      p50: durations.quantile(0.5),
      p95: durations.quantile(0.95),
      p99: durations.quantile(0.99),
    }))
    .sort((one, other) => other.count - one.count);

/** Samples the installation every five seconds and keeps ten minutes; a query only reads the samples. */
export const startMetrics = (sources: MetricsSources): Metrics => {
  const meter = requestMeter();
  const startedAt = new Date().toISOString();
  const samples: MetricsSample[] = [];
  const { glance, begin, stop } = glancing(sources, meter);
  const sample = async (): Promise<void> => {
    samples.push(await glance());
    if (samples.length > room) samples.shift();
    await begin();
  };
  void begin().catch(sources.report);
  const timer = setInterval(() => void sample().catch(sources.report), everyMs).unref();
  return {
    meter,
    others: sources.others ?? (() => []),
    read: async () => {
      const [now, head, lags, events, count, channels] = await Promise.all([
        glance(),
        sources.head(),
        sources.lags(),
        sources.parked(),
        sources.parkedCount(),
        sources.channels(),
      ]);
      return {
        at: now.at,
        startedAt,
        runtime: runtime(),
        now,
        head,
        projections: lags.map(({ name, version, lag }) => ({ name, version, lag })),
        requests: requestsIn(meter),
        channels: [...channels],
        parked: {
          count,
          events: events.map(({ reader, position, type, stream, message }) => ({
            reader,
            position,
            type,
            stream,
            message,
          })),
        },
        samples: [...samples],
      };
    },
    stop: () => {
      clearInterval(timer);
      stop();
    },
  };
};
