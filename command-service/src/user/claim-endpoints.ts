import { Failure, Refusal } from '@clearbench/contracts/failure';
import { administratorStream } from '@clearbench/contracts/user/administrator-events';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { userView } from '@clearbench/contracts/user/views';
import type { CommandHandler, CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { administratorDecider } from './administrators.ts';
import type { Claim } from './claim.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

const take = async (
  handle: CommandHandler,
  claim: Claim,
  userId: string,
  at: string,
  metadata: CommandMetadata,
): Promise<void> => {
  try {
    await handle(
      administratorDecider,
      administratorStream,
      { type: 'ClaimInstallation', data: { userId }, at },
      metadata,
    );
  } catch (error) {
    if (error instanceof Refusal) claim.close();
    throw error;
  }
  claim.close();
};

/** The same as a reaction does: executed here, so that the next request sees an administrator. */
const signInClaimant = async (
  handle: CommandHandler,
  userId: string,
  at: string,
  metadata: CommandMetadata,
): Promise<number> => {
  const stream = userStream(userId);
  const roles = ['ROLE_USER', 'ROLE_ADMIN'];
  const step = (what: string): CommandMetadata => ({ ...metadata, commandId: `${metadata.commandId}-${what}` });
  await handle(userDecider, stream, { type: 'ChangeUserRoles', data: { userId, roles }, at }, step('roles'));
  return (await handle(userDecider, stream, { type: 'ApproveUser', data: { userId }, at }, step('approval'))).position;
};

/** The claim of the first administrator with the code from the log. */
export const claimEndpoints = ({ handle, views }: CommandContext, claim: Claim): Endpoint[] => [
  serve(claimInstallationRoute, async ({ body, principal, at, metadata }) => {
    if (!claim.isOpen()) throw new Failure('claim.alreadyClaimed');
    if (!claim.accepts(body.code)) throw new Failure('claim.wrongCode');
    const { userId } = principal.user;
    await take(handle, claim, userId, at, metadata);
    await views.reached(await signInClaimant(handle, userId, at, metadata), [userView]);
    return { reply: {} };
  }),
];
