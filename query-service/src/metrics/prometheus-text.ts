import type { HistogramPoint, Metric } from '@clearbench/hosting/telemetry/metric';

type Labels = Readonly<Record<string, string | number>>;
type Line = { readonly labels: Labels; readonly suffix?: string; readonly value: number };

const escaped = (value: string | number): string =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const histogramLines = ({ labels, upTo, count, sum }: HistogramPoint): Line[] => [
  ...upTo.map((bucket) => ({ suffix: '_bucket', labels: { ...labels, le: bucket.bound }, value: bucket.count })),
  { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
  { suffix: '_sum', labels, value: sum },
  { suffix: '_count', labels, value: count },
];

const linesOf = (metric: Metric): readonly Line[] =>
  metric.kind === 'histogram' ? metric.points.flatMap(histogramLines) : metric.points;

const family = (metric: Metric): string =>
  [
    `# HELP ${metric.name} ${metric.help}`,
    `# TYPE ${metric.name} ${metric.kind}`,
    ...linesOf(metric).map(({ labels, suffix = '', value }) => `${metric.name}${suffix}${labelText(labels)} ${value}`),
    '',
  ].join('\n');

/** Metrics in the text format of Prometheus, version 0.0.4. */
export const prometheusText = (metrics: readonly Metric[]): string => metrics.map(family).join('');
