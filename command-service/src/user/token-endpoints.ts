import { createTokenRoute, revokeTokenRoute, rotateTokenRoute } from '@clearbench/contracts/user/token-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { createToken, revokeToken, rotateToken, type TokenContext } from './issue-token.ts';

/** The commands of users for their own access tokens. */
export const tokenEndpoints = (context: TokenContext): Endpoint[] => [
  serve(createTokenRoute, ({ body, principal, ...by }) => createToken(context, principal, body, by)),
  serve(rotateTokenRoute, ({ params: { tokenId }, body, principal: { user }, ...by }) =>
    rotateToken(context, { userId: user.userId, tokenId }, body, by),
  ),
  serve(revokeTokenRoute, ({ params: { tokenId }, principal: { user }, ...by }) =>
    revokeToken(context, { userId: user.userId, tokenId }, by),
  ),
];
