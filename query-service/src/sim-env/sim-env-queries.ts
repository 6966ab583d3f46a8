import { fileCountView } from '@clearbench/contracts/file/views';
import { worksIn } from '@clearbench/contracts/session/principal';
import { listRemovedSimEnvsRoute } from '@clearbench/contracts/sim-env/removed-routes';
import { listSimEnvsRoute, type SimEnv } from '@clearbench/contracts/sim-env/routes';
import { removedSimEnvView, type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { everyDocument } from '@clearbench/stores/every-document';
import type { QueryContext } from '../query-context.ts';
import { removedByName } from '../removed-by.ts';
import { clockQuery } from './clock-query.ts';
import { participantQuery } from './participant-query.ts';
import { simEnvDetails } from './sim-env-details.ts';
import { simEnvRules } from './sim-env-rules.ts';

const most = 200;

/** Deleted environments that can still be restored. */
const removedSimEnvsQuery = ({ views }: Pick<QueryContext, 'views'>): Endpoint =>
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

/** The lists of reachable BICs and of participants are long; pages that show them read them separately. */
const shown = ({
  clearing: { reachable: _, participants: __, ...clearing },
  holders: ___,
  ...environment
}: SimEnvDocument): SimEnv => ({
  ...environment,
  clearing,
});

export const simEnvQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listSimEnvsRoute, async ({ principal }) => {
    const items = await everyDocument(views, simEnvView, 'environmentName');
    return { reply: items.filter(({ environmentId }) => worksIn(principal, environmentId)).map(shown) };
  }),
  clockQuery({ views }),
  participantQuery({ views }),
  removedSimEnvsQuery({ views }),
  ...simEnvDetails({ views }),
  simEnvRules({ views }),
];
