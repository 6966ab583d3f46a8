import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { EditingForm } from '../../editing/editing-form.tsx';
import { EditingHead, useTab } from '../../editing/editing-head.tsx';
import { HistoryView } from '../../history/history-view.tsx';
import { selectSimEnvs } from '../../sim-env/sim-env-slice.ts';
import { selectPlans } from '../../user/administration/choices/choices-slice.ts';
import { DeletePlan } from './delete-plan.tsx';
import { type PlanEdit, planEditSlice } from './plan-edit-slice.ts';
import { PlanSections } from './plan-sections.tsx';
import { freshPlan, isComplete, type PlanForm } from './plan-terms.ts';
import { usePlanWords } from './use-plan-words.ts';

const { chosen, discarded, saveRequested, removeRequested } = planEditSlice.actions;

const Form = ({ edit, onRemove }: { readonly edit: PlanEdit; readonly onRemove: () => void }) => {
  const dispatch = useDispatch();
  const environments = useSelector(selectSimEnvs);
  const words = usePlanWords(environments);
  const { stored, draft } = edit;
  const shown: PlanForm = { ...freshPlan, ...stored, ...draft };
  const complete = isComplete(shown);
  const discard = () => void dispatch(discarded());
  return (
    <EditingForm
      {...words}
      editing={edit}
      blocked={!complete}
      onSave={() => dispatch(saveRequested())}
      onDiscard={discard}
      onRemove={stored ? onRemove : undefined}
    >
      <PlanSections shown={shown} environments={environments} onChange={(choice) => dispatch(chosen({ ...choice }))} />
    </EditingForm>
  );
};

const Head = ({ edit: { id, stored } }: { readonly edit: PlanEdit }) => {
  const { t } = useTranslation();
  return (
    <EditingHead
      back={{ to: '/admin/plan', text: t('planAdmin.back') }}
      title={stored?.planName ?? t('planAdmin.newPlan')}
      says={stored ? t('planAdmin.assigned', { count: stored.assigned }) : t('planAdmin.newPlanBody')}
      hasHistory={id !== ''}
    />
  );
};

/** A plan as administrators set it, and what became of it. */
export const PlanEditor = ({ edit }: { readonly edit: PlanEdit }) => {
  const dispatch = useDispatch();
  const [tab] = useTab();
  const [asking, ask] = useState(false);
  const others = useSelector(selectPlans).filter(({ planId }) => planId !== edit.id);
  const { id, stored } = edit;
  return (
    <div className="admin-form">
      <Head edit={edit} />
      {tab === 'history' && id !== '' ? (
        <HistoryView noun="plan" id={id} />
      ) : (
        <Form edit={edit} onRemove={() => ask(true)} />
      )}
      {asking && stored && (
        <DeletePlan
          plan={stored}
          others={others}
          trouble={edit.trouble}
          removing={edit.removing}
          onDelete={(reassignTo) => dispatch(removeRequested(reassignTo))}
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
};
