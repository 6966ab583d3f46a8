import { Failure } from '@clearbench/contracts/failure';
import { saveSimEnvRulesRoute } from '@clearbench/contracts/sim-env/rule-routes';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Workplace } from '../workplace.ts';
import { checkRules } from './known-rules.ts';
import { simEnvDecider, simEnvStream } from './sim-env-decider.ts';

/** Says how grave rules are in an environment. Whoever is told that it is so can rely on it: checks read what was kept. */
export const rulesEndpoint = ({ handle, views }: Pick<Workplace, 'handle' | 'views'>): Endpoint =>
  serve(saveSimEnvRulesRoute, async ({ params: { environmentId }, body: { basedOn, severities }, order, at }) => {
    const environment = await views.get(simEnvView, environmentId);
    if (!environment) throw new Failure('simEnv.notFound', { environmentId });
    checkRules(environment.scheme, severities);
    const command = { type: 'ChangeSimEnvSeverities', data: { environmentId, severities, basedOn }, at } as const;
    const { position, events } = await handle(simEnvDecider, simEnvStream(environmentId), command, order);
    await views.reached(position, [simEnvView]);
    return { reply: { position, environmentId, version: basedOn + events.length }, position };
  });
