import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import type { PlanTerms } from '@clearbench/contracts/plan/events';
import { deletePlanRoute, savePlanRoute } from '@clearbench/contracts/plan/routes';
import { planView } from '@clearbench/contracts/plan/views';
import type { BodyOf } from '@clearbench/contracts/route';
import { nameKey } from '@clearbench/contracts/shown-name';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { everyDocument } from '@clearbench/stores/every-document';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../command-context.ts';
import { idFrom } from '../id-from.ts';
import { deletePlan, type MoveToPlan } from './delete-plan.ts';
import { planDecider } from './plan-decider.ts';
import { planStream } from './plan-stream.ts';

/** Names of plans must look different; a plan that already has such a name may keep it. */
const checkName = async (views: Pick<ReadModels, 'find' | 'get'>, planName: string, planId: string): Promise<void> => {
  const wanted = nameKey(planName);
  if (nameKey((await views.get(planView, planId))?.planName ?? '') === wanted) return;
  const other = (await everyDocument(views, planView, 'planName')).find((plan) => nameKey(plan.planName) === wanted);
  if (other) throw new Failure('plan.nameTaken', { planName: other.planName, place: '/body/planName' });
};

type Parts = Pick<CommandContext, 'handle' | 'views' | 'keyedMutex'>;
type Body = BodyOf<typeof savePlanRoute>;
type By = { readonly metadata: CommandMetadata; readonly at: string };

const checkEnvironments = async ({ views }: Parts, { planSimEnvs = [], maxEnvs }: PlanTerms): Promise<void> => {
  if (planSimEnvs.length > maxEnvs) throw new Failure('plan.tooManyEnvironments', { max: maxEnvs });
  for (const environmentId of planSimEnvs)
    if (!(await views.get(simEnvView, environmentId))) throw new Failure('simEnv.notFound', { environmentId });
};

/** The commands for plans. */
export const planEndpoints = (parts: Parts, moveToPlan: MoveToPlan): Endpoint[] => {
  const remove = deletePlan(parts, moveToPlan);
  /** Checks and assigns a name without concurrent commands. */
  const mutex = parts.keyedMutex ?? keyedMutex();
  const save = ({ planId: known, basedOn, ...terms }: Body, { metadata, at }: By) =>
    mutex('plans', async () => {
      const planId = known ?? idFrom('plan', metadata.actor, metadata.commandId);
      await checkEnvironments(parts, terms);
      await checkName(parts.views, terms.planName, planId);
      const command =
        known === undefined
          ? ({ type: 'OfferPlan', data: { planId, terms }, at } as const)
          : ({ type: 'ChangePlanTerms', data: { planId, terms, basedOn }, at } as const);
      const { position, events } = await parts.handle(planDecider, planStream(planId), command, metadata);
      await parts.views.reached(position, [planView]);
      if (basedOn !== undefined) return { position, planId, version: basedOn + events.length };
      return { position, planId, version: (await parts.views.get(planView, planId))?.version ?? 1 };
    });
  return [
    serve(savePlanRoute, async ({ body, metadata, at }) => {
      const reply = await save(body, { metadata, at });
      return { reply, position: reply.position };
    }),
    serve(deletePlanRoute, async ({ params, query, metadata, at }) => {
      const position = await remove(params.planId, query.reassignTo, { metadata, at });
      return { reply: { position }, position };
    }),
  ];
};
