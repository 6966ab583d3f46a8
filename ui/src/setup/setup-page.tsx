import './setup.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../parts/page-title.tsx';
import { addSetupFeatures } from './add-setup.ts';
import { SetupView } from './setup-view.tsx';

addSetupFeatures();

/** The set-up checklist of the installation. */
export const SetupPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('setup.title')} />
      <SetupView />
    </>
  );
};
