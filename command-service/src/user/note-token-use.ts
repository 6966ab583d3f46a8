import type { NoteTokenUse } from '@clearbench/access/ports';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { CommandHandler } from '@clearbench/event-sourcing/command-handler';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

type Parts = { readonly handle: CommandHandler; readonly clock: Clock };

/** Records a use of a token; the command id derives from the minute, so that concurrent requests record it once. */
export const noteTokenUse =
  ({ handle, clock }: Parts): NoteTokenUse =>
  async ({ userId, tokenId, lastFour, network }) => {
    const at = clock.now();
    const commandId = `token-used-${tokenId}-${at.slice(0, 16)}`;
    const command = { type: 'UseUserToken', data: { userId, tokenId, network }, at } as const;
    const metadata = { commandId, actor: userId, correlationId: commandId, token: lastFour };
    await handle(userDecider, userStream(userId), command, metadata);
  };
