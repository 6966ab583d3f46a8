import { IconDownload } from 'virtual:icons';
import type { Timeline } from '@clearbench/contracts/statistics/routes';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../parts/menu-button.tsx';
import { saveBlob } from '../parts/save-blob.ts';
import { Chart as Drawn } from './chart/chart.tsx';
import { chartImage } from './chart/chart-image.ts';
import { csvOf } from './csv.ts';
import { FiguresTable } from './figures-table.tsx';
import { Legend } from './legend.tsx';
import type { Chart } from './statistics-slice.ts';
import { type ShownWindow, useChart } from './use-chart.ts';

type Props = {
  readonly chart: Chart;
  readonly timeline: Timeline;
  readonly query: ShownWindow;
  readonly asTable: boolean;
  readonly onBrushed: (first: string, last: string) => void;
};
type View = ReturnType<typeof useChart>;

const Export = ({ view, chart, title }: { readonly view: View; readonly chart: Chart; readonly title: string }) => {
  const { t } = useTranslation();
  const save = (kind: 'png' | 'svg') => async () =>
    saveBlob(await chartImage(view.picture(title), kind), `${chart}.${kind}`);
  const saveCsv = () => {
    const words = { step: t('statistics.step'), begins: t('statistics.begins'), wordOf: view.wordOf };
    saveBlob(new Blob([csvOf(view.shown, words)], { type: 'text/csv;charset=utf-8' }), `${chart}.csv`);
  };
  const items = [
    { id: 'csv', text: t('statistics.export.csv'), run: saveCsv },
    { id: 'png', text: t('statistics.export.png'), run: () => void save('png')() },
    { id: 'svg', text: t('statistics.export.svg'), run: () => void save('svg')() },
  ];
  const label = t('statistics.exportOf', { title });
  return (
    <MenuButton className="icon-button" label={label} menuLabel={label} parts={[{ items }]} align="end">
      <IconDownload size={15} aria-hidden="true" />
    </MenuButton>
  );
};

/** One chart with its legend, as bars or as a table, and its export. */
export const ChartPanel = ({ chart, timeline, query, asTable, onBrushed }: Props) => {
  const { t } = useTranslation();
  const view = useChart(chart, timeline, query);
  const title = t(`statistics.chart.${chart}`);
  const empty = timeline.datasets.length === 0;
  return (
    <section className="chart-panel" aria-label={title}>
      <header className="chart-head">
        <h2>{title}</h2>
        {!empty && <Legend title={title} series={view.series} hidden={view.hidden} onToggle={view.toggle} />}
        {!empty && <Export view={view} chart={chart} title={title} />}
      </header>
      {empty && <p className="chart-empty muted">{t(`statistics.nothing.${chart}`)}</p>}
      {!empty && asTable && (
        <FiguresTable title={title} timeline={view.shown} names={view.names} wordOf={view.wordOf} />
      )}
      {!empty && !asTable && <Drawn spec={view.spec} rows={view.rows} names={view.short} onBrushed={onBrushed} />}
    </section>
  );
};
