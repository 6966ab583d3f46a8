import { requestPrincipals } from './request-principal.ts';
import { newSessionId } from './session/session-id.ts';
import type { SessionReading } from './session/sessions.ts';
import { someUser } from './testing/people.fixture.ts';

const startedAt = Date.parse('2026-11-20T08:00:00.000Z');
const sessionId = newSessionId('2026-11-20T08:00:00.000Z');
const session = { sessionId, userId: 'ada', startedAt, seenAt: startedAt };

const visit = (user: ReturnType<typeof someUser> | undefined, reading: SessionReading = { status: 'live', session }) =>
  requestPrincipals({ read: async () => reading }, async () => user && { sessionId, user, isAdmin: false })('cookie');

describe('visitor', () => {
  it('is the user of the session', async () =>
    expect(await visit(someUser('ada'))).toMatchObject({ principal: { user: { userId: 'ada' } }, session }));

  it('is a user who signed up at the instant the session started', async () =>
    expect(await visit(someUser('ada', { signedUpAt: '2026-11-20T08:00:00.000Z' }))).toHaveProperty('principal'));

  it('is a user who signed in after all sessions were ended', async () =>
    expect(await visit(someUser('ada', { sessionsEndedAt: '2026-11-20T07:59:59.999Z' }))).toHaveProperty('principal'));

  it.each([
    ['no session', someUser('ada'), { status: 'none', reason: 'missing' }, 'session.missing', 'missing'],
    [
      'an unreadable cookie',
      someUser('ada'),
      { status: 'none', reason: 'unreadable' },
      'session.missing',
      'unreadable',
    ],
    ['an expired session', someUser('ada'), { status: 'expired', reason: 'idle' }, 'session.expired', 'idle'],
    ['a deleted account', undefined, undefined, 'session.expired', 'accountDeleted'],
    [
      'a session ended on the server',
      someUser('ada', { endedSessions: [sessionId] }),
      undefined,
      'session.expired',
      'signedOut',
    ],
    [
      'all sessions ended since by the user',
      someUser('ada', { sessionsEndedAt: '2026-11-20T08:00:00.000Z', sessionsEndedBy: 'user' }),
      undefined,
      'session.expired',
      'endedByUser',
    ],
    [
      'all sessions ended since by an administrator',
      someUser('ada', { sessionsEndedAt: '2026-11-20T08:00:00.000Z', sessionsEndedBy: 'administrator' }),
      undefined,
      'session.expired',
      'endedByAdministrator',
    ],
    [
      'a session from before the account was deleted and created again',
      someUser('ada', { signedUpAt: '2026-11-20T08:00:00.001Z' }),
      undefined,
      'session.expired',
      'accountDeleted',
    ],
  ] as const)('is unknown with %s', async (_, user, reading, errorKey, reason) =>
    expect(await visit(user, reading)).toEqual({ errorKey, reason }),
  );
});
