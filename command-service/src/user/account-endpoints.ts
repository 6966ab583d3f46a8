import { Failure } from '@clearbench/contracts/failure';
import {
  changeUserRoute,
  decideApprovalRoute,
  deleteUserRoute,
  endSessionsRoute,
  updatePlansRoute,
} from '@clearbench/contracts/user/administration-routes';
import type { AccountChange } from '@clearbench/contracts/user/commands';
import { userView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { accountChanges } from './change-account.ts';
import { checkAccountChange, offeredPlan } from './check-account-change.ts';
import { readAccount } from './read-account.ts';
import { userDecider } from './user-decider.ts';
import type { User } from './user-state.ts';
import { userStream } from './user-stream.ts';

/**
 * Where addresses have to be verified, an administrator needs a verified one: otherwise the guards would refuse the
 * user, and without another administrator nothing could be changed.
 */
export const checkAppointment = ({ roles }: AccountChange, user: User, verifiesEmail: boolean): void => {
  if (user.status === 'none' || !verifiesEmail || user.identity.emailVerified) return;
  if (roles?.includes('ROLE_ADMIN') && !user.roles.includes('ROLE_ADMIN')) throw new Failure('user.emailNotVerified');
};

type ItemResult = { id: string; errorKey?: string };
type Committed = { readonly position: number };

/** Concurrent changes of accounts: their appends share a disk flush. */
const atOnce = 16;

/**
 * Runs a change for each of many ids; a failure is reported and does not affect others. Returns the last written
 * position, 0 for none.
 */
const changeEach = async (
  ids: readonly string[],
  change: (id: string) => Promise<Committed>,
): Promise<{ position: number; outcomes: ItemResult[] }> => {
  const waiting = [...new Set(ids)];
  const outcomes: ItemResult[] = [];
  let last = 0;
  const changeOne = async (id: string): Promise<ItemResult> => {
    try {
      const { position } = await change(id);
      last = Math.max(last, position);
      return { id };
    } catch (error) {
      if (error instanceof Failure) return { id, errorKey: error.errorKey };
      throw error;
    }
  };
  while (waiting.length > 0) outcomes.push(...(await Promise.all(waiting.splice(0, atOnce).map(changeOne))));
  return { position: last, outcomes };
};

type Parts = Pick<CommandContext, 'handle' | 'views' | 'log'> & {
  /** Whether addresses have to be verified. */
  readonly verifiesEmail: boolean;
};

/** The commands for user accounts. */
export const accountEndpoints = ({ handle, views, log, verifiesEmail }: Parts): Endpoint[] => {
  const accounts = accountChanges({ handle, log, views });
  return [
    serve(changeUserRoute, async ({ body: { userId, basedOn, approvedState, ...rest }, metadata, at }) => {
      const change = approvedState === undefined || approvedState === 'UNKNOWN' ? rest : { ...rest, approvedState };
      const account = await readAccount(log, userId);
      await checkAccountChange(views, change, account.user);
      checkAppointment(change, account.user, verifiesEmail);
      const { events, position } = await accounts.change({ userId, basedOn, change }, account, { metadata, at });
      // Responds once the guards use the change.
      await views.reached(position, [userView]);
      const before = account.user.status === 'none' ? 0 : account.user.accountVersion;
      return { reply: { position, accountVersion: (basedOn ?? before) + events.length }, position };
    }),

    serve(updatePlansRoute, async ({ body: { userIds, ...plan }, metadata, at }) => {
      await offeredPlan(views, plan.planId);
      const reply = await changeEach(userIds, async (userId) => {
        await checkAccountChange(views, { plan }, (await readAccount(log, userId)).user);
        return handle(
          userDecider,
          userStream(userId),
          { type: 'AssignUserPlan', data: { userId, ...plan }, at },
          metadata,
        );
      });
      return { reply, position: reply.position };
    }),

    serve(decideApprovalRoute, async ({ body: { userIds, approvedState }, metadata, at }) => {
      const type = approvedState === 'APPROVED' ? 'ApproveUser' : 'RejectUser';
      const reply = await changeEach(userIds, (userId) =>
        handle(userDecider, userStream(userId), { type, data: { userId }, at }, metadata),
      );
      return { reply, position: reply.position };
    }),

    serve(endSessionsRoute, async ({ params: { userId }, metadata, at }) => {
      const command = { type: 'EndUserSessions', data: { userId }, at } as const;
      const { position } = await handle(userDecider, userStream(userId), command, metadata);
      await views.reached(position, [userView]);
      return { reply: { position }, position };
    }),

    serve(deleteUserRoute, async ({ query, body, metadata, at }) => {
      const userId = query.userId ?? body?.userId;
      if (userId === undefined) throw new Failure('request.invalid', { place: '/query/userId' });
      const position = await accounts.remove(userId, 'administrator', { metadata, at });
      await views.reached(position, [userView]);
      return { reply: { position }, position };
    }),
  ];
};
