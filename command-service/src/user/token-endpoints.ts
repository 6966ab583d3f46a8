import { newToken } from '@clearbench/access/program/user-token';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import { createTokenRoute, revokeTokenRoute } from '@clearbench/contracts/user/token-routes';
import { userTokenView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

/** The commands of users for their own access tokens. */
export const tokenEndpoints = ({ handle, views }: Pick<CommandContext, 'handle' | 'views'>): Endpoint[] => [
  serve(createTokenRoute, async ({ body: { name, days }, principal: { user }, metadata, at }) => {
    const { userId } = user;
    const { token, tokenId, lastFour } = newToken();
    const expiresAt = new Date(Date.parse(at) + days * millisecondsPerDay).toISOString();
    const command = { type: 'CreateUserToken', data: { userId, tokenId, name, lastFour, expiresAt }, at } as const;
    const { position, repeated } = await handle(userDecider, userStream(userId), command, metadata);
    if (repeated) throw new Failure('token.alreadyShown');
    // The token works once the read model contains it; but it is already created, and can be shown only now.
    await views.reached(position, [userTokenView]).catch(() => undefined);
    return { reply: { position, token, tokenId, expiresAt }, position, headers: { 'Cache-Control': 'no-store' } };
  }),

  serve(revokeTokenRoute, async ({ params: { tokenId }, principal: { user }, metadata, at }) => {
    const { userId } = user;
    const command = { type: 'RevokeUserToken', data: { userId, tokenId }, at } as const;
    const { position } = await handle(userDecider, userStream(userId), command, metadata);
    // Responds once the guards refuse the revoked token.
    await views.reached(position, [userTokenView]);
    return { reply: { position }, position };
  }),
];
