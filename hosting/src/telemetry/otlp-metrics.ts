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
import type { TelemetrySettings } from '../settings/telemetry-settings.ts';
import { collectorPatience } from './collector-patience.ts';
import type { Figure, Spread } from './figure.ts';

/** Milliseconds from one reading to the next, and the longest one may take. */
const [every, longest] = [15_000, 10_000];

const timeOf = (ms: number): HrTime => [Math.trunc(ms / 1_000), Math.round((ms % 1_000) * 1e6)];

/** Counts of each bucket alone; the last holds what is longer than every bound. */
const histogramOf = ({ upTo, count, sum }: Spread) => {
  const counts = upTo.map((bucket, index) => bucket.count - (upTo[index - 1]?.count ?? 0));
  return {
    buckets: { boundaries: upTo.map(({ bound }) => bound), counts: [...counts, count - (upTo.at(-1)?.count ?? 0)] },
    count,
    sum,
  };
};

const dataOf = (figure: Figure, startTime: HrTime, endTime: HrTime): MetricData => {
  const known = {
    descriptor: { name: figure.name, description: figure.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (figure.kind === 'histogram') {
    const dataPoints = figure.points.map((each) => ({
      ...{ startTime, endTime, attributes: each.labels },
      value: histogramOf(each),
    }));
    return { ...known, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = figure.points.map(({ labels, value }) => ({ startTime, endTime, attributes: labels, value }));
  if (figure.kind === 'gauge') return { ...known, dataPointType: DataPointType.GAUGE, dataPoints };
  return { ...known, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
};

/** Figures that are counted elsewhere, sent to a collector as they stand. */
export const otlpMetrics = ({ url, headers }: TelemetrySettings, resource: Resource) => {
  const startTime = timeOf(Date.now());
  const sources: (() => Promise<readonly Figure[]>)[] = [];
  const ours: MetricProducer = {
    collect: async () => {
      const figures = (await Promise.all(sources.map((read) => read()))).flat();
      const metrics = figures.map((figure) => dataOf(figure, startTime, timeOf(Date.now())));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'clearbench' }, metrics }] }, errors: [] };
    },
  };
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({
      url: `${url}/v1/metrics`,
      headers: { ...headers },
      timeoutMillis: collectorPatience,
    }),
    exportIntervalMillis: every,
    exportTimeoutMillis: longest,
    metricProducers: [ours],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return {
    measure: (read: () => Promise<readonly Figure[]>): void => void sources.push(read),
    stop: () => provider.shutdown(),
  };
};
