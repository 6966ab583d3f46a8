import { Failure } from '@clearbench/contracts/failure';
import { planView } from '@clearbench/contracts/plan/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userView } from '@clearbench/contracts/user/views';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import { everyDocument } from '@clearbench/stores/every-document';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Workplace } from '../workplace.ts';
import { membersOf } from './members-of.ts';
import { simEnvDecider, simEnvStream } from './sim-env-decider.ts';

export type By = { readonly order: Order; readonly at: string };

/** Lets a user into an environment or out of it; the user slice's own, handed in. */
export type ChangeMembership = (
  userId: string,
  environmentId: string,
  how: 'join' | 'leave',
  by: By,
) => Promise<{ readonly position: number }>;

/** As many names as a message can bear. */
const named = 3;

/** A plan that brings the environment would bring one that is not there. */
const checkPlans = async (views: Pick<ReadModels, 'find'>, environmentId: string): Promise<void> => {
  const items = await everyDocument(views, planView, 'planName');
  const plans = items.filter(({ planSimEnvs = [] }) => planSimEnvs.includes(environmentId));
  if (plans.length === 0) return;
  const some = plans.slice(0, named).map(({ planName }) => planName);
  throw new Failure('simEnv.inPlans', { count: plans.length, plans: some.join(', ') });
};

type Parts = Pick<Workplace, 'handle' | 'views'>;

/**
 * Closes an environment whose name was given. Its members leave it first, each by an event of their own: cut off
 * half-way, the order can simply be given again.
 */
export const closeSimEnv =
  ({ handle, views }: Parts, changeMembership: ChangeMembership) =>
  async (environmentId: string, name: string, by: By): Promise<number> => {
    const environment = await views.get(simEnvView, environmentId);
    if (!environment) throw new Failure('simEnv.notFound', { environmentId });
    if (environment.environmentName !== name.trim()) throw new Failure('simEnv.nameDiffers');
    await checkPlans(views, environmentId);
    for (const { userId } of await membersOf(views, environmentId))
      await changeMembership(userId, environmentId, 'leave', by);
    const close = { type: 'CloseSimEnv', data: { environmentId }, at: by.at } as const;
    const { position } = await handle(simEnvDecider, simEnvStream(environmentId), close, by.order);
    // Doors are shut by the time the administrator hears of it.
    await views.reached(position, [simEnvView, userView]);
    return position;
  };
