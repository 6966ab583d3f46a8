import { Failure } from '@clearbench/contracts/failure';
import { planView } from '@clearbench/contracts/plan/views';
import { type UserAccountDocument, userAccountView } from '@clearbench/contracts/user/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { CommandContext } from '../command-context.ts';
import { planDecider } from './plan-decider.ts';
import { planStream } from './plan-stream.ts';

const pageSize = 500;

/** All users of a plan, by address. */
const usersOf = async (views: Pick<ReadModels, 'find'>, planId: string): Promise<UserAccountDocument[]> => {
  const users: UserAccountDocument[] = [];
  const where = [{ field: 'planId', is: planId }];
  const sort = { field: 'email', direction: 'ascending' } as const;
  let after: string | undefined;
  do {
    const page = await views.find(userAccountView, { where, sort, limit: pageSize, after });
    users.push(...page.items);
    after = page.next;
  } while (after !== undefined);
  return users;
};

type By = { readonly metadata: CommandMetadata; readonly at: string };

/** Gives a user another plan with the same end; a function of the user slice, passed in. */
export type MoveToPlan = (user: UserAccountDocument, planId: string, by: By) => Promise<unknown>;

/** Most addresses in an error message. */
const named = 3;

const refuseInUse = (users: readonly UserAccountDocument[]): never => {
  const some = users.slice(0, named).map(({ email }) => email);
  throw new Failure('plan.inUse', { count: users.length, users: some.join(', ') });
};

/**
 * Withdraws an unused plan. With another plan given, its users get that one first, with one event each; after an
 * interruption the command can be repeated.
 */
export const deletePlan =
  ({ handle, views }: Pick<CommandContext, 'handle' | 'views'>, moveToPlan: MoveToPlan) =>
  async (planId: string, reassignTo: string | undefined, { metadata, at }: By): Promise<number> => {
    const demand = async (id: string) => {
      if (!(await views.get(planView, id))) throw new Failure('plan.notFound', { planId: id });
    };
    await demand(planId);
    const users = await usersOf(views, planId);
    if (users.length > 0) {
      if (reassignTo === undefined || reassignTo === planId) return refuseInUse(users);
      await demand(reassignTo);
      for (const user of users) await moveToPlan(user, reassignTo, { metadata, at });
    }
    const withdraw = { type: 'WithdrawPlan', data: { planId }, at } as const;
    return (await handle(planDecider, planStream(planId), withdraw, metadata)).position;
  };
