import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { ChartPanel } from './chart-panel.tsx';
import type { StatisticsView as View } from './filter-address.ts';
import { ReplayBar } from './replay/replay-bar.tsx';
import { useReplay } from './replay/use-replay.ts';
import { StatisticsBar } from './statistics-bar.tsx';
import { charts } from './statistics-slice.ts';
import { useStatistics } from './use-statistics.ts';

type Props = { readonly statistics: ReturnType<typeof useStatistics>; readonly replayed: ReturnType<typeof useReplay> };

/** While a replay runs, the charts show it. */
const Charts = ({
  statistics: { state, view, query, shown, part, onZoom, onRefresh },
  replayed: { replay },
}: Props) => {
  if (replay.problem) return <ProblemNotice problem={replay.problem} titleKey="statistics.replay.failed" />;
  if (state.status === 'error' && state.problem)
    return <ProblemNotice problem={state.problem} titleKey="statistics.fetchFailed" onRetry={onRefresh} />;
  const timelines = replay.timelines ?? shown;
  if (!timelines) return <Skeletons rows={12} />;
  const window = replay.timelines ? { ...query, part: '' } : { ...(state.shown ?? query), part };
  return (
    <div className="charts" aria-busy={state.status === 'loading'}>
      {charts.map((chart) => (
        <ChartPanel
          key={chart}
          chart={chart}
          timeline={timelines[chart]}
          query={window}
          asTable={view.asTable}
          onBrushed={replay.timelines ? () => undefined : onZoom}
        />
      ))}
    </div>
  );
};

/** The activity in the product over time. */
export const StatisticsView = () => {
  const { t } = useTranslation();
  const statistics = useStatistics();
  const { state, view, query, part, onView, onWhole, onRefresh } = statistics;
  const replayed = useReplay(query);
  /** A replay belongs to the period in which it was started. */
  const look = (next: View) => {
    if (next.resolution !== view.resolution || next.duration !== view.duration) replayed.onStop();
    onView(next);
  };
  return (
    <div className="statistics">
      <StatisticsBar
        view={view}
        domains={state.domains}
        zoomed={part !== ''}
        onView={look}
        onWhole={onWhole}
        onRefresh={onRefresh}
        onReplay={replayed.onOpen}
      />
      {replayed.open && <ReplayBar {...replayed} narrowed={view.domains.length > 0} />}
      <Charts statistics={statistics} replayed={replayed} />
      <p className="statistics-foot muted">{t('statistics.zone', { zone: query.timeZone })}</p>
    </div>
  );
};
