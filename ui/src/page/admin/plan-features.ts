import { Failure } from '@clearbench/contracts/failure';
import { deletePlanRoute, listPlansRoute, savePlanRoute } from '@clearbench/contracts/plan/routes';
import { editingSaga } from '../../editing/editing-saga.ts';
import { caller } from '../../http/caller.ts';
import { notify } from '../../notice/notify.ts';
import { planEditSlice } from '../../plan/administration/plan-edit-slice.ts';
import { freshPlan, planOrder, type StoredPlan, storedPlan } from '../../plan/administration/plan-terms.ts';
import { addFeature } from '../../store.ts';
import { navigate } from '../navigate.ts';
import { addHistory } from './history-feature.ts';

const readPlans = caller(listPlansRoute);
const savePlan = caller(savePlanRoute);
const deletePlan = caller(deletePlanRoute);

const saga = editingSaga({
  slice: planEditSlice,
  topic: 'plan',
  stale: 'plan.stale',
  gone: 'plan.notFound',
  readStored: async (planId) => {
    const plan = (await readPlans()).find((one) => one.planId === planId);
    if (!plan) throw new Failure('plan.notFound', { planId });
    return { ...storedPlan(plan) };
  },
  save: async (draft, stored) => {
    const body = planOrder({ ...freshPlan, ...stored, ...draft }, stored as StoredPlan | undefined);
    return (await savePlan({ body })).planId;
  },
  remove: ({ planId }, reassignTo) =>
    deletePlan({ params: { planId: String(planId) }, query: reassignTo === '' ? {} : { reassignTo } }),
  made: (planId) => {
    notify({ tone: 'good', textKey: 'planAdmin.made' });
    navigate(`/admin/plan/${planId}/edit`);
  },
  removed: ({ planName }) => {
    notify({ tone: 'good', textKey: 'planAdmin.deleted', params: { name: String(planName) } });
    navigate('/admin/plan');
  },
});

/** State and saga of the form for one plan, with what they need of the server. */
export const addPlanFeatures = (): void => {
  addHistory();
  addFeature({ slice: planEditSlice, saga });
};
