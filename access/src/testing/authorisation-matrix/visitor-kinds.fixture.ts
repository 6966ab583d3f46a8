import { userInfoRoute } from '@clearbench/contracts/session/routes';
import type { TokenGrant } from '@clearbench/contracts/token-scope';
import type { UserDocument, UserTokenDocument } from '@clearbench/contracts/user/views';
import { newToken } from '../../program/user-token.ts';
import type { Browser } from '../browser.fixture.ts';
import { someToken, someUser } from '../people.fixture.ts';
import type { RunningApp } from '../running-app.fixture.ts';

const everything = { planId: 'everything', from: '2026-01-01' };
const admin = { roles: ['ROLE_USER', 'ROLE_ADMIN'], plan: everything };

/** The differences of each kind of user from an approved user without a plan. */
const differences: Readonly<Record<string, Partial<UserDocument>>> = {
  'an expired session': { plan: everything },
  'a session ended by sign-out': { plan: everything },
  'an unverified user': { emailVerified: false, plan: everything },
  'an unapproved user': { approvedState: 'UNKNOWN', plan: everything },
  'a rejected user': { approvedState: 'REJECTED', plan: everything },
  'a disabled user': { userState: 'DISABLED', plan: everything },
  'a disabled, unverified user': { userState: 'DISABLED', emailVerified: false, plan: everything },
  'a tester': { plan: everything },
  'a tester without a plan': {},
  'a tester with an expired plan': { plan: { ...everything, until: '2026-11-19' } },
  'a tester whose plan forbids': { plan: { ...everything, planId: 'nothing' } },
  'an administrator': admin,
  'a disabled administrator': { ...admin, userState: 'DISABLED' },
  'a rejected administrator': { ...admin, approvedState: 'REJECTED' },
  'an unverified administrator': { ...admin, emailVerified: false },
  'an administrator without a plan': { roles: ['ROLE_ADMIN'] },
};

type Program = {
  readonly user?: Partial<UserDocument>;
  readonly token?: Partial<UserTokenDocument>;
  readonly gone?: true;
};

/** The differences of each kind of access token from a valid token of a tester. */
const programs: Readonly<Record<string, Program>> = {
  'a program with a token': {},
  'a program of an administrator': { user: admin },
  'a program with a token and a session': {},
  'a program with an expired token': { token: { expiresAt: '2026-11-20T12:00:00.000Z' } },
  'a program with a revoked token': { gone: true },
  'a program with a token from a former account': { token: { madeAt: '2026-10-31T00:00:00.000Z' } },
  'a program of a deleted user': { token: { userId: 'never-signed-up' } },
  'a program of a disabled user': { user: { userState: 'DISABLED' } },
  'a program of a rejected user': { user: { approvedState: 'REJECTED' } },
  'a program of a user with an expired plan': { user: { plan: { ...everything, until: '2026-11-19' } } },
  'a program of a user whose plan forbids': { user: { plan: { ...everything, planId: 'nothing' } } },
};

/** The `Authorization` header of this kind of visitor, with an optional other grant; undefined for users. */
export const authorizationOf = (kind: string, app: RunningApp, grant: Partial<TokenGrant> = {}): string | undefined => {
  const program = programs[kind];
  if (!program) return undefined;
  const { token, tokenId } = newToken();
  app.folk.users.set('somebody', someUser('somebody', { plan: everything, ...program.user }));
  if (!program.gone) app.folk.tokens.set(tokenId, { ...someToken('somebody', tokenId), ...program.token, ...grant });
  return `Bearer ${token}`;
};

const enter = async (app: RunningApp, userId: string): Promise<Browser> => {
  const visitor = app.browser();
  await visitor.request(`/enter/${userId}`);
  return visitor;
};

const arrive = async (kind: string, app: RunningApp): Promise<Browser> => {
  const isProgram = kind in programs;
  if (kind === 'an anonymous visitor' || (isProgram && !kind.endsWith('and a session'))) return app.browser();
  if (kind === 'an unknown session') return enter(app, 'never-signed-up');
  const user = isProgram ? { plan: everything } : differences[kind];
  if (!user) throw new Error(`nobody knows what ${kind} is`);
  app.folk.users.set('somebody', someUser('somebody', user));
  const begun = app.state.now;
  if (kind === 'an expired session') app.state.now -= app.settings.sessionIdle;
  const visitor = await enter(app, 'somebody');
  app.state.now = begun;
  if (kind === 'a session ended by sign-out') {
    const cookie = await app.gate.sessions.read(visitor.cookieHeader());
    if (cookie.status === 'live') await app.folk.endSession(cookie.session);
  }
  return visitor;
};

/** A browser of this kind of visitor with a valid XSRF token. */
export const visitorOf = async (kind: string, app: RunningApp): Promise<Browser> => {
  const visitor = await arrive(kind, app);
  await visitor.request(userInfoRoute.path, { method: userInfoRoute.method });
  return visitor;
};
