import { listRemovedTemplatesRoute } from '@clearbench/contracts/template/removed-routes';
import { removedTemplateView } from '@clearbench/contracts/template/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { QueryContext } from '../query-context.ts';
import { removedByName } from '../removed-by.ts';

const most = 200;

/** Deleted templates that can still be restored. */
export const removedTemplatesQuery = ({ views }: Pick<QueryContext, 'views'>): Endpoint =>
  serve(listRemovedTemplatesRoute, async ({ at }) => {
    const sort = { field: 'removedAt', direction: 'descending' } as const;
    const { items } = await views.find(removedTemplateView, { where: [], sort, limit: most });
    const restorable = items.filter(({ restorableUntil }) => restorableUntil >= at);
    return {
      reply: await Promise.all(
        restorable.map(async ({ removedBy, ...one }) => ({ ...one, ...(await removedByName(views, removedBy)) })),
      ),
    };
  });
