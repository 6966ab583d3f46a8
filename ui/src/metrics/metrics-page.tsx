import './metrics.css';
import { readMetricsRoute, retryParkedEventsRoute } from '@clearbench/contracts/metrics/routes';
import { useTranslation } from 'react-i18next';
import { caller } from '../http/http-caller.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { addFeature } from '../store.ts';
import { metricsSaga } from './metrics-saga.ts';
import { metricsSlice } from './metrics-slice.ts';
import { MetricsView } from './metrics-view.tsx';

const read = caller(readMetricsRoute);
const retry = caller(retryParkedEventsRoute);

addFeature({ slice: metricsSlice, saga: metricsSaga(() => read()) });

/** The metrics of the installation. */
export const MetricsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('metrics.title')} />
      <MetricsView retry={() => retry()} />
    </>
  );
};
