import { Failure } from '@clearbench/contracts/failure';
import { planView } from '@clearbench/contracts/plan/views';
import { nameKey } from '@clearbench/contracts/shown-name';
import { everyDocument } from '@clearbench/stores/every-document';
import type { ReadModels } from '@clearbench/stores/read-models';

/** Names of plans must look different; a plan that already has such a name may keep it. */
export const checkName = async (
  views: Pick<ReadModels, 'find' | 'get'>,
  planName: string,
  planId: string,
): Promise<void> => {
  const wanted = nameKey(planName);
  if (nameKey((await views.get(planView, planId))?.planName ?? '') === wanted) return;
  const other = (await everyDocument(views, planView, 'planName')).find((plan) => nameKey(plan.planName) === wanted);
  if (other) throw new Failure('plan.nameTaken', { planName: other.planName, place: '/body/planName' });
};
