import { z } from 'zod';
import { committed, route } from '../route.ts';
import { shownName } from '../shown-schemas.ts';
import { tokenDays } from './token-terms.ts';

/** SHA-256 of the token in hexadecimal digits; the product stores only the hash and the last four characters. */
const tokenId = z.string().regex(/^[0-9a-f]{64}$/);

export const userToken = z.object({
  tokenId,
  name: z.string(),
  lastFour: z.string(),
  madeAt: z.string(),
  expiresAt: z.string(),
  /** The last day (UTC) of its use; absent for an unused token. */
  lastUsedOn: z.string().optional(),
});
export type UserToken = z.infer<typeof userToken>;

export const listTokensRoute = route({
  name: 'listTokens',
  summary: "The user's own access tokens, newest first, expired ones included.",
  side: 'query',
  method: 'GET',
  path: '/api/user/tokens',
  allow: 'signedIn',
  reply: z.array(userToken),
  errors: [],
});

export const createTokenRoute = route({
  name: 'createToken',
  summary:
    'Creates an access token, with which a program calls as the user where a call accepts tokens. The token is in this reply only.',
  side: 'command',
  method: 'POST',
  path: '/api/user/tokens',
  allow: 'signedIn',
  body: z.object({
    name: shownName(80),
    days: z.number().int().min(1).max(tokenDays.most).default(tokenDays.usual),
  }),
  reply: committed.extend({ token: z.string(), tokenId, expiresAt: z.string() }),
  errors: ['token.tooMany', 'token.alreadyShown'],
});

export const revokeTokenRoute = route({
  name: 'revokeToken',
  summary: 'Revokes an access token of the user immediately.',
  side: 'command',
  method: 'DELETE',
  path: '/api/user/tokens/:tokenId',
  allow: 'signedIn',
  params: z.object({ tokenId: z.string().max(64) }),
  reply: committed,
  errors: ['token.notFound'],
});
