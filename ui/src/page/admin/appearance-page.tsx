import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import '../../look-and-feel/appearance/appearance.css';
import { useTranslation } from 'react-i18next';
import { AppearanceView } from '../../look-and-feel/appearance/appearance-view.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { addAppearanceFeatures } from './appearance-features.ts';

addAppearanceFeatures();

/** The colours of the installation. */
export const AppearancePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('appearance.title')} />
      <AppearanceView />
    </>
  );
};
