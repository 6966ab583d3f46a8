import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../metrics/metrics.css';
import { readMetricsRoute } from '@clearbench/contracts/metrics/routes';
import { useTranslation } from 'react-i18next';
import { caller } from '../../http/caller.ts';
import { metricsSaga } from '../../metrics/metrics-saga.ts';
import { metricsSlice } from '../../metrics/metrics-slice.ts';
import { MetricsView } from '../../metrics/metrics-view.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { addFeature } from '../../store.ts';

const read = caller(readMetricsRoute);

addFeature({ slice: metricsSlice, saga: metricsSaga(() => read()) });

/** How the installation is doing. */
export const MetricsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('metrics.title')} />
      <MetricsView />
    </>
  );
};
