import { fileCountView } from '@clearbench/contracts/file/views';
import { listRemovedSimEnvsRoute } from '@clearbench/contracts/sim-env/removed-routes';
import { removedSimEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';
import { removedByName } from '../removed-by.ts';

const most = 200;

/** Deleted environments that can still be restored. */
export const removedSimEnvsQuery = ({ views }: Pick<QueryContext, 'views'>): Endpoint =>
  serve(listRemovedSimEnvsRoute, async ({ at }) => {
    const sort = { field: 'removedAt', direction: 'descending' } as const;
    const { items } = await views.find(removedSimEnvView, { where: [], sort, limit: most });
    const restorable = items.filter(({ restorableUntil }) => restorableUntil >= at);
    return {
      reply: await Promise.all(
        restorable.map(async ({ members, removedBy, ...one }) => ({
          environmentId: one.environmentId,
          environmentName: one.environmentName,
          environmentToken: one.environmentToken,
          files: (await views.get(fileCountView, one.environmentId))?.total ?? 0,
          members: members.length,
          removedAt: one.removedAt,
          restorableUntil: one.restorableUntil,
          ...(await removedByName(views, removedBy)),
        })),
      ),
    };
  });
