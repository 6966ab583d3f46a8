import '../../user/administration/user-administration.css';
import '../../editing/editing.css';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { selectPlanEdit } from '../../plan/administration/plan-edit-slice.ts';
import { PlanEditView } from '../../plan/administration/plan-edit-view.tsx';
import { addPlanFeatures } from './plan-features.ts';

addPlanFeatures();

/** One plan, or a new one where the address names none. */
export const PlanEditPage = () => {
  const { t } = useTranslation();
  const { planId = '' } = useParams();
  const { stored } = useSelector(selectPlanEdit);
  return (
    <>
      <PageTitle title={stored?.planName ?? t(planId === '' ? 'planAdmin.newPlan' : 'planAdmin.title')} />
      <PlanEditView planId={planId} />
    </>
  );
};
