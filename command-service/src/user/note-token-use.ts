import type { NoteTokenUse } from '@clearbench/access/ports';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { CommandHandler } from '@clearbench/event-sourcing/command-handler';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

type Parts = { readonly handle: CommandHandler; readonly clock: Clock };

/** Records the day of a token's use; the command id derives from both, so that concurrent requests record it once. */
export const noteTokenUse =
  ({ handle, clock }: Parts): NoteTokenUse =>
  async ({ userId, tokenId }) => {
    const at = clock.now();
    const commandId = `token-used-${tokenId}-${at.slice(0, 10)}`;
    const command = { type: 'UseUserToken', data: { userId, tokenId }, at } as const;
    await handle(userDecider, userStream(userId), command, { commandId, actor: userId, correlationId: commandId });
  };
