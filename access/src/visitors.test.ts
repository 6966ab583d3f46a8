import { newSessionId } from './session/session-id.ts';
import type { SessionReading } from './session/sessions.ts';
import { someUser } from './testing/people.ts';
import { visitors } from './visitors.ts';

const startedAt = Date.parse('2026-11-20T08:00:00.000Z');
const sessionId = newSessionId('2026-11-20T08:00:00.000Z');
const session = { sessionId, userId: 'ada', startedAt, seenAt: startedAt };

const visit = (user: ReturnType<typeof someUser> | undefined, reading: SessionReading = { status: 'live', session }) =>
  visitors({ read: async () => reading }, async () => user && { sessionId, user, isAdmin: false })('cookie');

describe('a visitor', () => {
  it('is whoever the session belongs to', async () =>
    expect(await visit(someUser('ada'))).toMatchObject({ principal: { user: { userId: 'ada' } }, session }));

  it('is whoever signed up at the very moment the session began', async () =>
    expect(await visit(someUser('ada', { signedUpAt: '2026-11-20T08:00:00.000Z' }))).toHaveProperty('principal'));

  it('is whoever signed in after all sessions were ended', async () =>
    expect(await visit(someUser('ada', { sessionsEndedAt: '2026-11-20T07:59:59.999Z' }))).toHaveProperty('principal'));

  it.each([
    ['no session', someUser('ada'), { status: 'none' }, 'session.missing'],
    ['a session past its time', someUser('ada'), { status: 'expired' }, 'session.expired'],
    ['nobody behind the session', undefined, undefined, 'session.expired'],
    ['a session ended on the server', someUser('ada', { endedSessions: [sessionId] }), undefined, 'session.expired'],
    [
      'all sessions ended since',
      someUser('ada', { sessionsEndedAt: '2026-11-20T08:00:00.000Z' }),
      undefined,
      'session.expired',
    ],
    [
      'a session from before the account was deleted and made anew',
      someUser('ada', { signedUpAt: '2026-11-20T08:00:00.001Z' }),
      undefined,
      'session.expired',
    ],
  ] as const)('is nobody with %s', async (_, user, reading, nobody) =>
    expect(await visit(user, reading)).toEqual({ nobody }),
  );
});
