import type { VisualizationSpec } from 'vega-embed';
import type { ChartTheme } from './chart-theme.ts';
import { isNothing, type Row } from './rows.ts';

export type Series = { readonly label: string; readonly word: string; readonly colour: string };
export type ChartTexts = {
  readonly description: string;
  readonly when: string;
  readonly seriesTitle: string;
  readonly count: string;
  readonly total: string;
};

type Parts = {
  /** After a zoom the chart is replaced by one of the selected period, without the brush selection. */
  readonly part: string;
  readonly series: readonly Series[];
  readonly look: ChartTheme;
  readonly texts: ChartTexts;
  /** The format of the numbers. */
  readonly language: string;
  /** For an exported image: it includes the title and a legend. */
  readonly alone?: {
    readonly rows: readonly Row[];
    readonly names: Readonly<Record<string, string>>;
    readonly title: string;
  };
};

const configOf = ({ ink, line, font }: ChartTheme) => ({
  customFormatTypes: true,
  font,
  view: { stroke: null },
  axis: { labelColor: ink, titleColor: ink, domainColor: line, tickColor: line, gridColor: line, labelFontSize: 11 },
  legend: { labelColor: ink, titleColor: ink, labelFontSize: 11 },
  title: { color: ink, fontSize: 14, anchor: 'start' as const },
});

/** A number in the format of the pages; `embedding` registers the function with this name. */
const grouped = (language: string) => ({ formatType: 'numberText', format: language });

const brush = ({ accent }: ChartTheme) => ({
  name: 'brush',
  select: {
    type: 'interval' as const,
    encodings: ['x' as const],
    mark: { fill: accent, fillOpacity: 0.12, stroke: accent, strokeOpacity: 0.6 },
  },
});

/** Stacked bars over the steps of a timeline. Steps are names, not instants, so that repeated hours do not overlap. */
export const chartSpec = ({ part, series, look, texts, language, alone }: Parts): VisualizationSpec => ({
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
  description: texts.description,
  usermeta: { part },
  width: alone ? 960 : 'container',
  height: alone ? 320 : 186,
  // The labels below the axis load later than the chart: their space is reserved.
  autosize: alone ? { type: 'pad' } : { type: 'fit', contains: 'padding', resize: true },
  background: alone ? look.ground : 'transparent',
  ...(alone ? { title: alone.title, padding: 16 } : { padding: { left: 0, top: 4, right: 8, bottom: 0 } }),
  config: configOf(look),
  data: alone ? { name: 'rows', values: alone.rows.map((row) => ({ ...row })) } : { name: 'rows' },
  params: [
    { name: 'names', value: alone?.names ?? {} },
    { name: 'nothing', value: isNothing(alone?.rows ?? []) },
    ...(alone ? [] : [brush(look)]),
  ],
  mark: { type: 'bar', cornerRadius: 1, binSpacing: 1 },
  encoding: {
    x: {
      field: 'step',
      type: 'ordinal',
      sort: null,
      title: null,
      axis: {
        labelExpr: 'names[datum.value]',
        labelAngle: 0,
        labelOverlap: 'greedy',
        labelSeparation: 12,
        // Keeps a distance from the zero beside it.
        labelPadding: 7,
        ticks: false,
      },
    },
    y: {
      field: 'count',
      type: 'quantitative',
      title: null,
      // Without data the axis has no scale.
      scale: { domainMax: { expr: 'nothing ? 1 : null' } },
      axis: { tickCount: 4, tickMinStep: 1, ...grouped(language), domain: false, minExtent: 36 },
    },
    color: {
      field: 'label',
      scale: { domain: series.map(({ label }) => label), range: series.map(({ colour }) => colour) },
      legend: alone ? { title: null, orient: 'bottom', columns: 5, labelExpr: legendTexts(series) } : null,
    },
    order: { field: 'seriesIndex' },
    tooltip: [
      { field: 'name', title: texts.when },
      { field: 'word', title: texts.seriesTitle },
      { field: 'count', title: texts.count, ...grouped(language) },
      { field: 'total', title: texts.total, ...grouped(language) },
    ],
  },
});

const legendTexts = (series: readonly Series[]): string =>
  `(${JSON.stringify(Object.fromEntries(series.map(({ label, word }) => [label, word])))})[datum.label]`;
