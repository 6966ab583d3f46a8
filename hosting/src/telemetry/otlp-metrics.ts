import { nanosecondsPerMillisecond } from '@clearbench/contracts/time/durations';
import { type HrTime, ValueType } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import type { TelemetrySettings } from '../settings/observability.ts';
import type { HistogramPoint, Metric } from './metric.ts';

/** Milliseconds between two readings, and the time limit of a reading. */
const [every, longest] = [15_000, 10_000];

const timeOf = (ms: number): HrTime => [Math.trunc(ms / 1_000), Math.round((ms % 1_000) * nanosecondsPerMillisecond)];

/** Counts of each bucket alone; the last contains values above every bound. */
const histogramOf = ({ upTo, count, sum }: HistogramPoint) => {
  const counts = upTo.map((bucket, index) => bucket.count - (upTo[index - 1]?.count ?? 0));
  return {
    buckets: { boundaries: upTo.map(({ bound }) => bound), counts: [...counts, count - (upTo.at(-1)?.count ?? 0)] },
    count,
    sum,
  };
};

const dataOf = (metric: Metric, startTime: HrTime, endTime: HrTime): MetricData => {
  const known = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (metric.kind === 'histogram') {
    const dataPoints = metric.points.map((each) => ({
      ...{ startTime, endTime, attributes: each.labels },
      value: histogramOf(each),
    }));
    return { ...known, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = metric.points.map(({ labels, value }) => ({ startTime, endTime, attributes: labels, value }));
  if (metric.kind === 'gauge') return { ...known, dataPointType: DataPointType.GAUGE, dataPoints };
  return { ...known, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
};

/** Sends metrics that other code counts to a collector. */
export const otlpMetrics = ({ url, headers }: TelemetrySettings, resource: Resource, patience: number) => {
  const startTime = timeOf(Date.now());
  const sources: (() => Promise<readonly Metric[]>)[] = [];
  const ours: MetricProducer = {
    collect: async () => {
      const read = (await Promise.all(sources.map((source) => source()))).flat();
      const metrics = read.map((metric) => dataOf(metric, startTime, timeOf(Date.now())));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'clearbench' }, metrics }] }, errors: [] };
    },
  };
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({
      url: `${url}/v1/metrics`,
      headers: { ...headers },
      timeoutMillis: patience,
    }),
    exportIntervalMillis: every,
    exportTimeoutMillis: longest,
    metricProducers: [ours],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return {
    measure: (read: () => Promise<readonly Metric[]>): void => void sources.push(read),
    stop: () => provider.shutdown(),
  };
};
