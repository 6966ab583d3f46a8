import { worksIn } from '@clearbench/contracts/session/principal';
import { listSimEnvsRoute, type SimEnv } from '@clearbench/contracts/sim-env/routes';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { everyDocument } from '@clearbench/stores/every-document';
import type { QueryContext } from '../query-context.ts';
import { removedSimEnvsQuery } from './removed-sim-envs.ts';
import { simEnvDetails } from './sim-env-details.ts';
import { simEnvRules } from './sim-env-rules.ts';

/** The list of reachable BICs is long and for administrators only, who read it with the environment itself. */
const shown = ({ clearing: { reachable: _, ...clearing }, ...environment }: SimEnvDocument): SimEnv => ({
  ...environment,
  clearing,
});

export const simEnvQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listSimEnvsRoute, async ({ principal }) => {
    const items = await everyDocument(views, simEnvView, 'environmentName');
    return { reply: items.filter(({ environmentId }) => worksIn(principal, environmentId)).map(shown) };
  }),
  removedSimEnvsQuery({ views }),
  ...simEnvDetails({ views }),
  simEnvRules({ views }),
];
