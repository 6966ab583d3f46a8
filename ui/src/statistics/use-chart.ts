import type { Timeline } from '@clearbench/contracts/statistics/routes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownColorScheme } from '../look-and-feel/color-scheme.ts';
import { type ChartTexts, chartSpec, type Series } from './chart/chart-spec.ts';
import { readChartTheme } from './chart/chart-theme.ts';
import { rowsOf } from './chart/rows.ts';
import { colourOf, limitSeries, theRest, totalOf } from './series.ts';
import type { Chart, TimelineQuery } from './statistics-slice.ts';
import { stepNames } from './step-names.ts';

const useTexts = (chart: Chart): { texts: ChartTexts; wordOf: (label: string) => string } => {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      texts: {
        description: t(`statistics.chart.${chart}`),
        when: t('statistics.when'),
        seriesTitle: t('statistics.what'),
        count: t('statistics.count'),
        total: t('statistics.total'),
      },
      wordOf: (label) => {
        if (label === theRest || label === 'other') return t(`statistics.label.${label}`);
        return chart === 'messageTypes' ? label : t(`statistics.label.${label}`);
      },
    }),
    [t, chart],
  );
};

const toggled = (hidden: ReadonlySet<string>, label: string): ReadonlySet<string> => {
  const next = new Set(hidden);
  if (!next.delete(label)) next.add(label);
  return next;
};

/** The steps, the time zone, and the selected part ('' = all). */
export type ShownWindow = Pick<TimelineQuery, 'resolution' | 'timeZone'> & { readonly part: string };

/** The data of a chart; `timeline` is all of it, `shown` omits what the legend hides. */
export const useChart = (chart: Chart, whole: Timeline, query: ShownWindow) => {
  const { i18n } = useTranslation();
  const scheme = useShownColorScheme();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { texts, wordOf } = useTexts(chart);
  const { resolution, timeZone, part } = query;
  const timeline = useMemo(() => limitSeries(whole), [whole]);
  // The tokens change with the colour scheme.
  const look = useMemo(() => ({ scheme, ...readChartTheme() }), [scheme]);
  const names = useMemo(
    () => stepNames(timeline, { resolution, timeZone }, i18n.language),
    [timeline, resolution, timeZone, i18n.language],
  );
  const series: readonly (Series & { total: number })[] = timeline.datasets.map((dataset, index) => ({
    label: dataset.label,
    word: wordOf(dataset.label),
    colour: look.series[colourOf(chart, dataset.label, index)] ?? look.ink,
    total: totalOf(dataset),
  }));
  const shown = useMemo(
    () => ({ ...timeline, datasets: timeline.datasets.filter(({ label }) => !hidden.has(label)) }),
    [timeline, hidden],
  );
  const rows = useMemo(() => rowsOf(shown, { names, wordOf }), [shown, names, wordOf]);
  const short = useMemo(
    () => Object.fromEntries(Object.entries(names).map(([step, name]) => [step, name.short])),
    [names],
  );
  const spec = chartSpec({ part, series, look, texts, language: i18n.language });
  const picture = (title: string) =>
    chartSpec({ part, series, look, texts, language: i18n.language, alone: { rows, names: short, title } });
  const toggle = (label: string) => setHidden(toggled(hidden, label));
  return { timeline, shown, series, hidden, toggle, names, short, rows, spec, picture, wordOf };
};
