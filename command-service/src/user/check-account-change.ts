import { Failure } from '@clearbench/contracts/failure';
import type { PlanTerms } from '@clearbench/contracts/plan/events';
import { planView } from '@clearbench/contracts/plan/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { AccountChange } from '@clearbench/contracts/user/commands';
import type { ReadModels } from '@clearbench/stores/read-models';
import { sameMembers } from './equal-data.ts';
import type { User } from './user-state.ts';

type Views = Pick<ReadModels, 'get'>;

/** The terms of a current plan. */
export const offeredPlan = async (views: Views, planId: string): Promise<PlanTerms> => {
  const plan = await views.get(planView, planId);
  if (!plan) throw new Failure('plan.notFound', { planId });
  return plan;
};

const checkEnvironments = async (views: Views, environmentIds: readonly string[]): Promise<void> => {
  for (const environmentId of environmentIds)
    if (!(await views.get(simEnvView, environmentId))) throw new Failure('simEnv.notFound', { environmentId });
};

/** Checks the plan's number of environments, including those of the plan itself. */
const checkEnvironmentLimit = ({ maxEnvs, planSimEnvs = [] }: PlanTerms, environmentIds: readonly string[]): void => {
  if (new Set([...environmentIds, ...planSimEnvs]).size > maxEnvs)
    throw new Failure('plan.tooManyEnvironments', { max: maxEnvs });
};

/**
 * Checks that plan and environments exist and are compatible. Unchanged values are not checked, because the terms may
 * have changed since.
 */
export const checkAccountChange = async (
  views: Views,
  { environmentIds, plan }: AccountChange,
  user: User,
): Promise<void> => {
  if (user.status === 'none') return;
  const newPlan = plan && plan.planId !== user.plan?.planId ? plan.planId : undefined;
  const moves = environmentIds && !sameMembers(environmentIds, user.environmentIds) ? environmentIds : undefined;
  const planId = newPlan ?? user.plan?.planId;
  if (moves) await checkEnvironments(views, moves);
  if (newPlan === undefined && moves === undefined) return;
  const terms =
    newPlan === undefined ? planId && (await views.get(planView, planId)) : await offeredPlan(views, newPlan);
  if (terms) checkEnvironmentLimit(terms, moves ?? user.environmentIds);
};
