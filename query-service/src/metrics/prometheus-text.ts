import type { Figure, Spread } from '@clearbench/hosting/telemetry/figure';

type Labels = Readonly<Record<string, string | number>>;
type Line = { readonly labels: Labels; readonly suffix?: string; readonly value: number };

const escaped = (value: string | number): string =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelText = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const spreadLines = ({ labels, upTo, count, sum }: Spread): Line[] => [
  ...upTo.map((bucket) => ({ suffix: '_bucket', labels: { ...labels, le: bucket.bound }, value: bucket.count })),
  { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
  { suffix: '_sum', labels, value: sum },
  { suffix: '_count', labels, value: count },
];

const linesOf = (figure: Figure): readonly Line[] =>
  figure.kind === 'histogram' ? figure.points.flatMap(spreadLines) : figure.points;

const family = (figure: Figure): string =>
  [
    `# HELP ${figure.name} ${figure.help}`,
    `# TYPE ${figure.name} ${figure.kind}`,
    ...linesOf(figure).map(({ labels, suffix = '', value }) => `${figure.name}${suffix}${labelText(labels)} ${value}`),
    '',
  ].join('\n');

/** Figures in the text format of Prometheus, version 0.0.4. */
export const prometheusText = (figures: readonly Figure[]): string => figures.map(family).join('');
