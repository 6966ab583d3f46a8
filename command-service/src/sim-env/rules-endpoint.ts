import { Failure } from '@clearbench/contracts/failure';
import { saveSimEnvRulesRoute } from '@clearbench/contracts/sim-env/rule-routes';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { checkRules } from './known-rules.ts';
import { simEnvDecider, simEnvStream } from './sim-env-decider.ts';

/** Sets the severities of an environment. Later validations use them, because they read what this command stored. */
export const rulesEndpoint = ({ handle, views }: Pick<CommandContext, 'handle' | 'views'>): Endpoint =>
  serve(saveSimEnvRulesRoute, async ({ params: { environmentId }, body: { basedOn, severities }, metadata, at }) => {
    const environment = await views.get(simEnvView, environmentId);
    if (!environment) throw new Failure('simEnv.notFound', { environmentId });
    checkRules(environment.scheme, severities);
    const command = { type: 'ChangeSimEnvSeverities', data: { environmentId, severities, basedOn }, at } as const;
    const { position, events } = await handle(simEnvDecider, simEnvStream(environmentId), command, metadata);
    await views.reached(position, [simEnvView]);
    return { reply: { position, environmentId, version: basedOn + events.length }, position };
  });
