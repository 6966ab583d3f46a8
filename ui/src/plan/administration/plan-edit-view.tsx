import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { choicesRequested } from '../../user/administration/choices/choices-slice.ts';
import { planEditSlice, selectPlanEdit } from './plan-edit-slice.ts';
import { PlanEditor } from './plan-editor.tsx';
import { freshPlan } from './plan-terms.ts';

const { opened, begun, left } = planEditSlice.actions;

/** The plan of the address, once it has been read; '' = a new one. */
export const PlanEditView = ({ planId }: { readonly planId: string }) => {
  const dispatch = useDispatch();
  const edit = useSelector(selectPlanEdit);
  useEffect(() => {
    dispatch(choicesRequested());
    dispatch(planId === '' ? begun({ ...freshPlan }) : opened(planId));
    return () => void dispatch(left());
  }, [dispatch, planId]);
  if (edit.status === 'error' && edit.trouble)
    return <TroubleBox trouble={edit.trouble} titleKey="plan.fetchFailed" onRetry={() => dispatch(opened(planId))} />;
  return edit.status === 'idle' && edit.id === planId ? <PlanEditor edit={edit} /> : <Skeletons rows={12} />;
};
