import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title.tsx';
import { PlanList } from '../../plan/administration/plan-list.tsx';
import { addChoices } from './user-choices-feature.ts';

addChoices();

/** The plans on offer. */
export const PlanListPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('planAdmin.title')} />
      <PlanList />
    </>
  );
};
