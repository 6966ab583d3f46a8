import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { SimEnvList } from '../../sim-env/administration/sim-env-list.tsx';
import { addSimEnvFeatures } from './sim-env-features.ts';

addSimEnvFeatures();

/** The simulation environments there are. */
export const SimEnvListPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('simEnvAdmin.title')} />
      <SimEnvList />
    </>
  );
};
