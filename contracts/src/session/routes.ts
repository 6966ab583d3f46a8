import { z } from 'zod';
import { noReply, route } from '../route.ts';

/**
 * The specification's "User (current)"; for a visitor who is not signed in, `anonymous` is true and the other fields
 * are empty.
 */
export const currentUser = z.object({
  anonymous: z.boolean(),
  userId: z.string().optional(),
  email: z.string().optional(),
  displayName: z.string().optional(),
  roles: z.array(z.enum(['ROLE_USER', 'ROLE_ADMIN', 'ROLE_ANALYST'])),
  needsEmailVerification: z.boolean(),
  userState: z.enum(['ENABLED', 'DISABLED']),
  approvedState: z.enum(['UNKNOWN', 'APPROVED', 'REJECTED']),
  language: z.string().optional(),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const userInfoRoute = route({
  name: 'userInfo',
  summary: 'The current user; sets the XSRF cookie.',
  side: 'query',
  method: 'POST',
  path: '/api/public/userinfo',
  allow: 'anyone',
  body: z.object({ timeZone: z.string().max(64) }),
  reply: currentUser,
  errors: [],
});

export const loginUrl = z.object({ name: z.string(), url: z.string() });

export const loginUrlsRoute = route({
  name: 'loginUrls',
  summary: 'The available sign-in providers.',
  side: 'query',
  method: 'GET',
  path: '/api/public/loginurls',
  allow: 'anyone',
  reply: z.object({ loginUrls: z.array(loginUrl) }),
  errors: [],
});

export const signOutRoute = route({
  name: 'signOut',
  summary: 'Ends the session on the server.',
  side: 'command',
  method: 'POST',
  path: '/api/session/signout',
  allow: 'session',
  scope: 'none',
  reply: noReply,
  errors: [],
});

export const signOutEverywhereRoute = route({
  name: 'signOutEverywhere',
  summary: 'Ends every session of the caller on the server, this one included.',
  side: 'command',
  method: 'POST',
  path: '/api/session/signout/everywhere',
  allow: 'session',
  scope: 'none',
  reply: noReply,
  errors: [],
});

export const heartbeatRoute = route({
  name: 'heartbeat',
  summary: 'Answers while the server is running.',
  side: 'query',
  method: 'GET',
  path: '/api/heartbeat',
  allow: 'anyone',
  reply: z.object({ at: z.string() }),
  errors: [],
});
