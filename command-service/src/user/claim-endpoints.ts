import { Failure, Refusal } from '@clearbench/contracts/failure';
import { administratorStream } from '@clearbench/contracts/user/administrator-events';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { userView } from '@clearbench/contracts/user/views';
import type { CommandHandler, Order } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Workplace } from '../workplace.ts';
import { administratorDecider } from './administrators.ts';
import type { Claim } from './claim.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

const take = async (handle: CommandHandler, claim: Claim, userId: string, at: string, order: Order): Promise<void> => {
  try {
    await handle(administratorDecider, administratorStream, { type: 'ClaimInstallation', data: { userId }, at }, order);
  } catch (error) {
    if (error instanceof Refusal) claim.close();
    throw error;
  }
  claim.close();
};

/** What a reaction sees to as well: done here, so that the very next call finds an administrator. */
const letIn = async (handle: CommandHandler, userId: string, at: string, order: Order): Promise<number> => {
  const stream = userStream(userId);
  const roles = ['ROLE_USER', 'ROLE_ADMIN'];
  const step = (what: string): Order => ({ ...order, commandId: `${order.commandId}-${what}` });
  await handle(userDecider, stream, { type: 'ChangeUserRoles', data: { userId, roles }, at }, step('roles'));
  return (await handle(userDecider, stream, { type: 'ApproveUser', data: { userId }, at }, step('approval'))).position;
};

/** The first administrator: whoever can read what the start printed. */
export const claimEndpoints = ({ handle, views }: Workplace, claim: Claim): Endpoint[] => [
  serve(claimInstallationRoute, async ({ body, principal, at, order }) => {
    if (!claim.isOpen()) throw new Failure('claim.alreadyClaimed');
    if (!claim.accepts(body.code)) throw new Failure('claim.wrongCode');
    const { userId } = principal.user;
    await take(handle, claim, userId, at, order);
    await views.reached(await letIn(handle, userId, at, order), [userView]);
    return { reply: {} };
  }),
];
