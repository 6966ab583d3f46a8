import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { About } from './about.tsx';
import { Gauges } from './gauges.tsx';
import { left, selectMetrics, watched } from './metrics-slice.ts';
import { CallsTable, ProjectionsTable } from './metrics-tables.tsx';
import { ParkedEvents } from './parked-events.tsx';

/** The metrics of the installation, updated while the page is open; `retry` has parked events processed again. */
export const MetricsView = ({ retry }: { readonly retry: () => Promise<unknown> }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { reading, problem } = useSelector(selectMetrics);
  useEffect(() => {
    dispatch(watched());
    return () => void dispatch(left());
  }, [dispatch]);
  if (!reading)
    return problem ? <ProblemNotice problem={problem} titleKey="metrics.fetchFailed" /> : <Skeletons rows={10} />;
  return (
    <div className="admin-form admin-list metrics">
      <header className="page-head">
        <div>
          <h1>{t('metrics.title')}</h1>
          <p className="muted">{t('metrics.body')}</p>
        </div>
      </header>
      {problem && (
        <p className="callout" data-tone="bad" role="alert">
          {t(`error.${problem.errorKey}`, problem.params)}
        </p>
      )}
      <Gauges reading={reading} />
      <ParkedEvents reading={reading} retry={retry} />
      <CallsTable reading={reading} />
      <ProjectionsTable reading={reading} />
      <About reading={reading} />
    </div>
  );
};
