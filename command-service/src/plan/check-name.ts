import { Failure } from '@clearbench/contracts/failure';
import { planView } from '@clearbench/contracts/plan/views';
import { nameKey } from '@clearbench/contracts/shown-name';
import type { ReadModels } from '@clearbench/stores/read-models';

const pageSize = 500;

/** No two plans have a name that people would take for the same; one that has such a name already may keep it. */
export const checkName = async (
  views: Pick<ReadModels, 'find' | 'get'>,
  planName: string,
  planId: string,
): Promise<void> => {
  const wanted = nameKey(planName);
  if (nameKey((await views.get(planView, planId))?.planName ?? '') === wanted) return;
  const sort = { field: 'planName', direction: 'ascending' } as const;
  let after: string | undefined;
  do {
    const page = await views.find(planView, { where: [], sort, limit: pageSize, after });
    const other = page.items.find((plan) => nameKey(plan.planName) === wanted);
    if (other) throw new Failure('plan.nameTaken', { planName: other.planName, place: '/body/planName' });
    after = page.next;
  } while (after !== undefined);
};
