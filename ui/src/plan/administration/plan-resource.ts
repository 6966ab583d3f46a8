import { Failure } from '@clearbench/contracts/failure';
import { deletePlanRoute, listPlansRoute, type PlanDetails, savePlanRoute } from '@clearbench/contracts/plan/routes';
import { adminResource } from '../../admin-resource/admin-resource.ts';
import { caller } from '../../http/http-caller.ts';
import { freshPlan, type PlanForm, planRequest, type StoredPlan, storedPlan } from './plan-terms.ts';

const listPlans = caller(listPlansRoute);
const savePlan = caller(savePlanRoute);
const deletePlan = caller(deletePlanRoute);

/** The plans of users. */
export const plans = adminResource<PlanDetails, StoredPlan, PlanForm>({
  name: 'plan',
  noun: 'plan',
  otherTopics: ['user-account'],
  addresses: { list: '/admin/plan', item: (planId) => `/admin/plan/${planId}/edit` },
  initial: freshPlan,
  fields: [
    ['planName', 'planAdmin.field.planName'],
    ['planDescription', 'planAdmin.field.planDescription'],
    ['showPlanInfo', 'planAdmin.field.showPlanInfo'],
    ['canCreate', 'planAdmin.field.canCreate'],
    ['canEdit', 'planAdmin.field.canEdit'],
    ['canValidate', 'planAdmin.field.canValidate'],
    ['filesPerDay', 'planAdmin.field.filesPerDay'],
    ['validationsPerDay', 'planAdmin.field.validationsPerDay'],
    ['maxEnvs', 'planAdmin.field.maxEnvs'],
    ['planSimEnvs', 'planAdmin.field.planSimEnvs'],
  ],
  readFailed: 'planAdmin.fetchFailed',
  errors: { stale: 'plan.stale', notFound: 'plan.notFound' },
  notices: {
    created: () => ({ tone: 'good', textKey: 'planAdmin.made' }),
    removed: ({ planName: name }) => ({ tone: 'good', textKey: 'planAdmin.deleted', params: { name } }),
  },
  idOf: ({ planId }) => planId,
  list: () => listPlans(),
  read: async (planId) => {
    const plan = (await listPlans()).find((one) => one.planId === planId);
    if (!plan) throw new Failure('plan.notFound', { planId });
    return storedPlan(plan);
  },
  save: async (shown, stored) => (await savePlan({ body: planRequest(shown, stored) })).planId,
  remove: ({ planId }, reassignTo) =>
    deletePlan({ params: { planId }, query: reassignTo === '' ? {} : { reassignTo } }),
});
