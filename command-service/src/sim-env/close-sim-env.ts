import { Failure } from '@clearbench/contracts/failure';
import { restorableUntil } from '@clearbench/contracts/file/retention';
import { planView } from '@clearbench/contracts/plan/views';
import { removedSimEnvView, simEnvView } from '@clearbench/contracts/sim-env/views';
import { type UserAccountDocument, userAccountView, userView } from '@clearbench/contracts/user/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { everyDocument } from '@clearbench/stores/every-document';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../command-context.ts';
import { simEnvDecider, simEnvStream } from './sim-env-decider.ts';

const pageSize = 500;

/** All members of an environment, by address. */
const membersOf = async (views: Pick<ReadModels, 'find'>, environmentId: string): Promise<UserAccountDocument[]> => {
  const members: UserAccountDocument[] = [];
  const sort = { field: 'emailKey', direction: 'ascending' } as const;
  let after: string | undefined;
  do {
    const page = await views.find(userAccountView, { where: [], sort, limit: pageSize, ...(after ? { after } : {}) });
    members.push(...page.items.filter(({ environmentIds }) => environmentIds.includes(environmentId)));
    after = page.next;
  } while (after !== undefined);
  return members;
};

export type By = { readonly metadata: CommandMetadata; readonly at: string };

/** Adds a user to an environment or removes them; a function of the user slice, passed in. */
export type ChangeMembership = (
  userId: string,
  environmentId: string,
  how: 'join' | 'leave',
  by: By,
) => Promise<{ readonly position: number }>;

/** Most names in an error message. */
const named = 3;

/** An environment in a plan cannot be deleted. */
const checkPlans = async (views: Pick<ReadModels, 'find'>, environmentId: string): Promise<void> => {
  const items = await everyDocument(views, planView, 'planName');
  const plans = items.filter(({ planSimEnvs = [] }) => planSimEnvs.includes(environmentId));
  if (plans.length === 0) return;
  const some = plans.slice(0, named).map(({ planName }) => planName);
  throw new Failure('simEnv.inPlans', { count: plans.length, plans: some.join(', ') });
};

type Parts = Pick<CommandContext, 'handle' | 'views'>;

type RemovedMembers = { readonly environmentId: string; readonly members: readonly string[] };

/** Removes each member with a separate event; deleted users have none. */
const removeMembers = async (
  changeMembership: ChangeMembership,
  { environmentId, members }: RemovedMembers,
  by: By,
) => {
  let last = 0;
  for (const userId of members) {
    try {
      last = Math.max(last, (await changeMembership(userId, environmentId, 'leave', by)).position);
    } catch (error) {
      if (!(error instanceof Failure) || error.errorKey !== 'user.notFound') throw error;
    }
  }
  return last;
};

/** The members that an interrupted deletion has not removed. */
const currentMembers = async (
  views: Pick<ReadModels, 'find'>,
  { environmentId }: RemovedMembers,
): Promise<RemovedMembers> => ({
  environmentId,
  members: (await membersOf(views, environmentId)).map(({ userId }) => userId),
});

/**
 * Deletes an environment; a name in the request must match. The event lists the members for a restore; then each member
 * is removed. After an interruption the repeated command removes the rest.
 */
export const closeSimEnv =
  ({ handle, views }: Parts, changeMembership: ChangeMembership) =>
  async (environmentId: string, name: string | undefined, by: By): Promise<number> => {
    const environment = await views.get(simEnvView, environmentId);
    const removed = environment ? undefined : await views.get(removedSimEnvView, environmentId);
    if (removed) await removeMembers(changeMembership, await currentMembers(views, removed), by);
    if (!environment) throw new Failure('simEnv.notFound', { environmentId });
    if (name !== undefined && environment.environmentName !== name.trim()) throw new Failure('simEnv.nameDiffers');
    await checkPlans(views, environmentId);
    const members = (await membersOf(views, environmentId)).map(({ userId }) => userId);
    const data = { environmentId, restorableUntil: restorableUntil(by.at), members };
    const close = { type: 'CloseSimEnv', data, at: by.at } as const;
    const { position } = await handle(simEnvDecider, simEnvStream(environmentId), close, by.metadata);
    const last = await removeMembers(changeMembership, { environmentId, members }, by);
    // Responds once the guards refuse the environment.
    await views.reached(Math.max(position, last), [simEnvView, userView]);
    return position;
  };
