import { userView } from '@clearbench/contracts/user/views';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { CommandHandler } from '@clearbench/event-sourcing/command-handler';
import type { ReadModels } from '@clearbench/stores/read-models';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

type Parts = { readonly handle: CommandHandler; readonly models: Pick<ReadModels, 'reached'>; readonly clock: Clock };
type EndedSession = { readonly userId: string; readonly sessionId: string };

/**
 * Ends a session on the server and resolves when every guard can see it: from then on a copied cookie is invalid. The
 * command id derives from the session, so that a repetition is recorded once.
 */
export const signOutUser =
  ({ handle, models, clock }: Parts) =>
  async ({ userId, sessionId }: EndedSession): Promise<void> => {
    const command = { type: 'SignOutUser', data: { userId, sessionId }, at: clock.now() } as const;
    const commandId = `sign-out-${sessionId}`;
    const { position } = await handle(userDecider, userStream(userId), command, {
      commandId,
      actor: userId,
      correlationId: commandId,
    });
    await models.reached(position, [userView]);
  };
