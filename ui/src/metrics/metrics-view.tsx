import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { About } from './about.tsx';
import { Gauges } from './gauges.tsx';
import { left, selectMetrics, watched } from './metrics-slice.ts';
import { CallsTable, ParkedTable, ProjectionsTable } from './metrics-tables.tsx';

/** The metrics of the installation, updated while the page is open. */
export const MetricsView = () => {
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
      <ParkedTable reading={reading} />
      <CallsTable reading={reading} />
      <ProjectionsTable reading={reading} />
      <About reading={reading} />
    </div>
  );
};
