import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ReadTrouble } from '../../editing/read-trouble.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { choicesRequested } from '../../user/administration/choices/choices-slice.ts';
import { planEditSlice, selectPlanEdit } from './plan-edit-slice.ts';
import { PlanEditor } from './plan-editor.tsx';
import { freshPlan } from './plan-terms.ts';

const { opened, begun, left } = planEditSlice.actions;

/** The plan of the address, once it has been read; '' = a new one. */
export const PlanEditView = ({ planId }: { readonly planId: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const edit = useSelector(selectPlanEdit);
  useEffect(() => {
    dispatch(choicesRequested());
    dispatch(planId === '' ? begun({ ...freshPlan }) : opened(planId));
    return () => void dispatch(left());
  }, [dispatch, planId]);
  if (edit.status === 'error' && edit.trouble)
    return (
      <ReadTrouble
        trouble={edit.trouble}
        titleKey="planAdmin.fetchFailed"
        back={{ to: '/admin/plan', text: t('planAdmin.back') }}
        onRetry={() => dispatch(opened(planId))}
      />
    );
  return edit.status === 'idle' && edit.id === planId ? <PlanEditor edit={edit} /> : <Skeletons rows={12} />;
};
