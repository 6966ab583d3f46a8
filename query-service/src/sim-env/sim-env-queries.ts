import { worksIn } from '@clearbench/contracts/session/principal';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { everyDocument } from '@clearbench/stores/every-document';
import type { Desk } from '../desk.ts';
import { simEnvDetails } from './sim-env-details.ts';
import { simEnvRules } from './sim-env-rules.ts';

export const simEnvQueries = ({ views }: Pick<Desk, 'views'>): Endpoint[] => [
  serve(listSimEnvsRoute, async ({ principal }) => {
    const items = await everyDocument(views, simEnvView, 'environmentName');
    return { reply: items.filter(({ environmentId }) => worksIn(principal, environmentId)) };
  }),
  ...simEnvDetails({ views }),
  simEnvRules({ views }),
];
