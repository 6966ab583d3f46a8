import { newToken } from '@clearbench/access/program/user-token';
import { Failure } from '@clearbench/contracts/failure';
import { makeTokenRoute, revokeTokenRoute } from '@clearbench/contracts/user/token-routes';
import { userTokenView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Workplace } from '../workplace.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

const day = 24 * 60 * 60 * 1_000;

/** What users order about their own access tokens. */
export const tokenEndpoints = ({ handle, views }: Pick<Workplace, 'handle' | 'views'>): Endpoint[] => [
  serve(makeTokenRoute, async ({ body: { name, days }, principal: { user }, order, at }) => {
    const { userId } = user;
    const { token, tokenId, lastFour } = newToken();
    const expiresAt = new Date(Date.parse(at) + days * day).toISOString();
    const command = { type: 'MakeUserToken', data: { userId, tokenId, name, lastFour, expiresAt }, at } as const;
    const { position, repeated } = await handle(userDecider, userStream(userId), command, order);
    if (repeated) throw new Failure('token.shownBefore');
    // It can be used as soon as it is seen; but it is made, and shown now or never.
    await views.reached(position, [userTokenView]).catch(() => undefined);
    return { reply: { position, token, tokenId, expiresAt }, position, headers: { 'Cache-Control': 'no-store' } };
  }),

  serve(revokeTokenRoute, async ({ params: { tokenId }, principal: { user }, order, at }) => {
    const { userId } = user;
    const command = { type: 'RevokeUserToken', data: { userId, tokenId }, at } as const;
    const { position } = await handle(userDecider, userStream(userId), command, order);
    // A token that was given up opens nothing by the time its owner hears of it.
    await views.reached(position, [userTokenView]);
    return { reply: { position }, position };
  }),
];
