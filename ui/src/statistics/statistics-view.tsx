import { useTranslation } from 'react-i18next';
import { Skeletons } from '../parts/skeletons.tsx';
import { TroubleBox } from '../parts/trouble-box.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { StatisticsBar } from './statistics-bar.tsx';
import { charts } from './statistics-slice.ts';
import { useStatistics } from './use-statistics.ts';

type Statistics = ReturnType<typeof useStatistics>;

const Charts = ({ state, view, asked, shown, onZoom, onRefresh }: Statistics) => {
  if (state.status === 'error' && state.trouble)
    return <TroubleBox trouble={state.trouble} titleKey="statistics.fetchFailed" onRetry={onRefresh} />;
  if (!shown) return <Skeletons rows={12} />;
  return (
    <div className="charts" aria-busy={state.status === 'loading'}>
      {charts.map((chart) => (
        <ChartPanel
          key={chart}
          chart={chart}
          timeline={shown[chart]}
          asked={state.shown ?? asked}
          asTable={view.asTable}
          onBrushed={onZoom}
        />
      ))}
    </div>
  );
};

/** What happens in the product, over time. */
export const StatisticsView = () => {
  const { t } = useTranslation();
  const statistics = useStatistics();
  const { state, view, asked, zoomed, onView, onWhole, onRefresh } = statistics;
  return (
    <div className="statistics">
      <StatisticsBar
        view={view}
        domains={state.domains}
        zoomed={zoomed}
        onView={onView}
        onWhole={onWhole}
        onRefresh={onRefresh}
      />
      <Charts {...statistics} />
      <p className="statistics-foot muted">{t('statistics.zone', { zone: asked.timeZone })}</p>
    </div>
  );
};
