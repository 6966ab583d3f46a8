import '../../listing/listing.css';
import '../../user/administration/user-administration.css';
import '../../statistics/statistics.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { StatisticsView } from '../../statistics/statistics-view.tsx';
import { addStatisticsFeatures } from './statistics-features.ts';

addStatisticsFeatures();

/** What happens here, over time. */
export const StatisticsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('statistics.title')} />
      <h1 className="only-spoken">{t('statistics.title')}</h1>
      <StatisticsView />
    </>
  );
};
