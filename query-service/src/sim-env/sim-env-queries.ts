import { worksIn } from '@clearbench/contracts/session/principal';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Desk } from '../desk.ts';
import { simEnvDetails } from './sim-env-details.ts';

const mostEnvironments = 500;

export const simEnvQueries = ({ views }: Pick<Desk, 'views'>): Endpoint[] => [
  serve(listSimEnvsRoute, async ({ principal }) => {
    const sort = { field: 'environmentName', direction: 'ascending' } as const;
    const { items } = await views.find(simEnvView, { where: [], sort, limit: mostEnvironments });
    return { reply: items.filter(({ environmentId }) => worksIn(principal, environmentId)) };
  }),
  ...simEnvDetails({ views }),
];
