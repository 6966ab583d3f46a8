import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { TemplateList } from '../../template/administration/template-list.tsx';
import { addTemplateAdministration } from './template-administration-features.ts';

addTemplateAdministration();

/** The templates files are made from. */
export const TemplateListPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('templateAdmin.title')} />
      <TemplateList />
    </>
  );
};
