import type { SuiteRun } from '@clearbench/contracts/suite-run/run';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownColorScheme } from '../look-and-feel/color-scheme.ts';
import { figuresIn } from '../parts/figures.ts';
import { Chart } from '../statistics/chart/chart.tsx';
import { chartSpec } from '../statistics/chart/chart-spec.ts';
import { readChartTheme } from '../statistics/chart/chart-theme.ts';
import type { Row } from '../statistics/chart/rows.ts';

const labels = ['passed', 'failed', 'open'] as const;
type Label = (typeof labels)[number];

const countsOf = ({ cases, passed, failed, errors }: SuiteRun): Readonly<Record<Label, number>> => ({
  passed,
  failed: failed + errors,
  open: cases - passed - failed - errors,
});

/** The colours of the results: those of the page, because a canvas cannot read a stylesheet. */
const coloursNow = (): Readonly<Record<Label, string>> => {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return { passed: token('good'), failed: token('bad'), open: token('line-strong') };
};

/** The bars of runs, oldest first: each has a segment for passed, failed and open cases. */
export const trendRows = (
  runs: readonly SuiteRun[],
  wordOf: (label: Label) => string,
  nameOf: (at: string) => string,
) =>
  runs.flatMap((run): Row[] => {
    const counts = countsOf(run);
    return labels.map((label, seriesIndex) => ({
      ...{ step: run.runId, name: nameOf(run.requestedAt), label, word: wordOf(label), seriesIndex },
      ...{ count: counts[label], total: run.cases },
    }));
  });

/** The results of the last runs of a suite over time. */
export const RunTrend = ({ runs, title }: { readonly runs: readonly SuiteRun[]; readonly title: string }) => {
  const { t, i18n } = useTranslation();
  const scheme = useShownColorScheme();
  const { language } = i18n;
  const drawn = useMemo(() => {
    const { toTheMinute } = figuresIn(language);
    const wordOf = (label: Label): string => t(`suiteRun.caseState.${label}`);
    const names = Object.fromEntries(runs.map((run) => [run.runId, toTheMinute(run.requestedAt)]));
    return { rows: trendRows(runs, wordOf, toTheMinute), names, wordOf };
  }, [runs, language, t]);
  const spec = useMemo(() => {
    const colours = coloursNow();
    const series = labels.map((label) => ({ label, word: drawn.wordOf(label), colour: colours[label] }));
    const texts = {
      description: title,
      when: t('suiteRun.column.requestedAt'),
      seriesTitle: t('suiteRun.column.state'),
      count: t('suiteRun.cases'),
      total: t('suiteRun.allCases'),
    };
    const { params, ...rest } = chartSpec({
      ...{ part: scheme, series, look: readChartTheme(), texts, language },
    }) as unknown as { readonly params: readonly { readonly name: string }[] };
    // A period cannot be selected here.
    return { ...rest, params: params.filter(({ name }) => name !== 'brush') } as never;
  }, [drawn, scheme, title, language, t]);
  return (
    <section className="chart-panel run-trend" aria-label={title}>
      <h2>{title}</h2>
      <Chart spec={spec} rows={drawn.rows} names={drawn.names} />
    </section>
  );
};
