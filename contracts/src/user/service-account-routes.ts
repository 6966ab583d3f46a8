import { z } from 'zod';
import { committed, route } from '../route.ts';
import { shownName } from '../shown-schemas.ts';
import { newToken, rotatedToken, shownToken, tokenRotation, userToken } from './token-routes.ts';

const ofAccount = z.object({ userId: z.string().min(1).max(64) });
const ofToken = ofAccount.extend({ tokenId: z.string().max(64) });
/** Closed to tokens: a token that could create tokens would outlive its revocation. */
const commands = { side: 'command', allow: 'admin', scope: 'none' } as const;

export const createServiceAccountRoute = route({
  ...commands,
  name: 'createServiceAccount',
  scope: 'administer',
  summary:
    'Creates a service account: a user for programs, without sign-in; plan and environments are assigned as for users.',
  method: 'POST',
  path: '/api/admin/service-accounts',
  body: z.object({ name: shownName(80) }),
  reply: committed.extend({ userId: z.string() }),
  errors: [],
});

export const listServiceTokensRoute = route({
  name: 'listServiceTokens',
  summary: 'The access tokens of a service account, newest first, expired ones included.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/service-accounts/:userId/tokens',
  allow: 'admin',
  scope: 'administer',
  params: ofAccount,
  reply: z.array(userToken),
  errors: ['user.notFound', 'user.notServiceAccount'],
});

export const createServiceTokenRoute = route({
  ...commands,
  name: 'createServiceToken',
  summary: 'Creates an access token of a service account. The token is in this reply only.',
  method: 'POST',
  path: '/api/admin/service-accounts/:userId/tokens',
  params: ofAccount,
  body: newToken,
  reply: shownToken,
  errors: [
    'user.notFound',
    'user.notServiceAccount',
    'token.tooMany',
    'token.alreadyShown',
    'token.administersEverything',
    'simEnv.notFound',
  ],
});

export const rotateServiceTokenRoute = route({
  ...commands,
  name: 'rotateServiceToken',
  summary: 'Replaces an access token of a service account, which stays valid until the stated hours have passed.',
  method: 'POST',
  path: '/api/admin/service-accounts/:userId/tokens/:tokenId/rotate',
  params: ofToken,
  body: tokenRotation,
  reply: rotatedToken,
  errors: ['user.notFound', 'user.notServiceAccount', 'token.notFound', 'token.notRotatable', 'token.alreadyShown'],
});

export const revokeServiceTokenRoute = route({
  ...commands,
  name: 'revokeServiceToken',
  summary: 'Revokes an access token of a service account immediately.',
  method: 'DELETE',
  path: '/api/admin/service-accounts/:userId/tokens/:tokenId',
  params: ofToken,
  reply: committed,
  errors: ['user.notFound', 'user.notServiceAccount', 'token.notFound'],
});
