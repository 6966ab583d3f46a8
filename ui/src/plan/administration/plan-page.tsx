import '../../user/administration/environment-picker.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceForm } from '../../admin-resource/resource-form.tsx';
import { ResourcePage } from '../../admin-resource/resource-page.tsx';
import type { Edited } from '../../admin-resource/use-edited.ts';
import { selectSimEnvs } from '../../sim-env/sim-env-slice.ts';
import { DeletePlan } from './delete-plan.tsx';
import { plans } from './plan-resource.ts';
import { PlanSections } from './plan-sections.tsx';
import { isComplete, type PlanForm, type StoredPlan } from './plan-terms.ts';

addResource(plans);

const useValueText = () => {
  const { t } = useTranslation();
  const environments = useSelector(selectSimEnvs);
  const nameOf = (id: string): string =>
    environments.find(({ environmentId }) => environmentId === id)?.environmentName ?? id;
  return (field: keyof PlanForm, values: PlanForm): string => {
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'plan.yes' : 'plan.no');
    if (value === undefined || value === '') return t('editing.none');
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    return value.map(nameOf).join(', ') || t('editing.none');
  };
};

const useHead = () => {
  const { t } = useTranslation();
  return ({ stored }: Edited<StoredPlan, PlanForm>) =>
    stored
      ? { title: stored.planName, subtitle: t('planAdmin.assigned', { count: stored.assigned }) }
      : { title: t('planAdmin.newPlan'), subtitle: t('planAdmin.newPlanBody') };
};

/** A plan or a new one: its permissions and limits, and its history. */
export const PlanPage = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { planId = '' } = useParams();
  const head = useHead();
  const valueText = useValueText();
  const environments = useSelector(selectSimEnvs);
  const { items = [] } = useSelector(plans.items.select);
  useEffect(() => {
    dispatch(plans.items.actions.requested());
  }, [dispatch]);
  return (
    <ResourcePage
      resource={plans}
      id={planId}
      back={{ to: plans.addresses.list, text: t('planAdmin.back') }}
      loadingTitle={t(planId === '' ? 'planAdmin.newPlan' : 'planAdmin.title')}
      head={head}
      removeDialog={(stored, dialog) => (
        <DeletePlan plan={stored} others={items.filter((one) => one.planId !== stored.planId)} {...dialog} />
      )}
    >
      {(edited, askRemove) => (
        <ResourceForm
          resource={plans}
          edited={edited}
          valueText={valueText}
          complete={isComplete(edited.shown)}
          onRemove={edited.stored && askRemove}
        >
          <PlanSections shown={edited.shown} environments={environments} onChange={edited.change} />
        </ResourceForm>
      )}
    </ResourcePage>
  );
};
