import { z } from 'zod';
import { committed, route } from '../route.ts';
import { shownName } from '../shown-schemas.ts';
import { tokenScopes } from '../token-scope.ts';
import { mostTokenEnvironments, overlapHours, tokenDays } from './token-terms.ts';

/** SHA-256 of the token in hexadecimal digits; the product stores only the hash and the last four characters. */
const tokenId = z.string().regex(/^[0-9a-f]{64}$/);

export const userToken = z.object({
  tokenId,
  name: z.string(),
  lastFour: z.string(),
  madeAt: z.string(),
  expiresAt: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  /** Ids of environments, or all environments that the user works in. */
  environments: z.union([z.literal('all'), z.array(z.string())]),
  /** The last recorded use, to the hour; absent for an unused token. */
  lastUsedAt: z.string().optional(),
  /** The network of the last recorded use: the address shortened to /24 or /48. */
  lastUsedNetwork: z.string().optional(),
  /** The id of the token that replaces this one. */
  replacedBy: z.string().optional(),
});
export type UserToken = z.infer<typeof userToken>;

/** Purpose, validity and grant of a new token. */
export const newToken = z.object({
  name: shownName(80),
  days: z.number().int().min(1).max(tokenDays.most).default(tokenDays.usual),
  scopes: z.array(z.enum(tokenScopes)).min(1).max(tokenScopes.length),
  environments: z.union([z.literal('all'), z.array(z.string().max(80)).min(1).max(mostTokenEnvironments)]),
});
/** The validity of the new token, and the time in which the replaced one stays valid. */
export const tokenRotation = z.object({
  days: z.number().int().min(1).max(tokenDays.most).default(tokenDays.usual),
  overlapHours: z.number().int().min(0).max(overlapHours.most).default(overlapHours.usual),
});
/** A new token, in this reply only. */
export const shownToken = committed.extend({ token: z.string(), tokenId, expiresAt: z.string() });
export const rotatedToken = shownToken.extend({ replacedUntil: z.string() });

export const listTokensRoute = route({
  name: 'listTokens',
  summary: "The user's own access tokens, newest first, expired ones included.",
  side: 'query',
  method: 'GET',
  path: '/api/user/tokens',
  allow: 'signedIn',
  scope: 'none',
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
  scope: 'none',
  body: newToken,
  reply: shownToken,
  errors: ['token.tooMany', 'token.alreadyShown', 'token.administersEverything', 'access.adminOnly', 'simEnv.notFound'],
});

export const rotateTokenRoute = route({
  name: 'rotateToken',
  summary:
    'Creates a token with the name, scopes and environments of an existing one, which stays valid until the stated hours have passed. The new token is in this reply only.',
  side: 'command',
  method: 'POST',
  path: '/api/user/tokens/:tokenId/rotate',
  allow: 'signedIn',
  scope: 'none',
  params: z.object({ tokenId: z.string().max(64) }),
  body: tokenRotation,
  reply: rotatedToken,
  errors: ['token.notFound', 'token.notRotatable', 'token.alreadyShown'],
});

export const revokeTokenRoute = route({
  name: 'revokeToken',
  summary: 'Revokes an access token of the user immediately.',
  side: 'command',
  method: 'DELETE',
  path: '/api/user/tokens/:tokenId',
  allow: 'signedIn',
  scope: 'none',
  params: z.object({ tokenId: z.string().max(64) }),
  reply: committed,
  errors: ['token.notFound'],
});
