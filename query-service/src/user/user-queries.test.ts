import type { Principal } from '@clearbench/contracts/session/principal';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { userQueries } from './user-queries.ts';

const tester: Principal = {
  sessionId: 's1',
  isAdmin: false,
  user: {
    userId: 'u1',
    login: 'demo|tester',
    email: 'tester@example.org',
    displayName: 'Tester',
    emailVerified: false,
    roles: ['ROLE_USER', 'ROLE_OF_TOMORROW'],
    userState: 'ENABLED',
    approvedState: 'UNKNOWN',
    environmentIds: ['e1', 'e2'],
    settings: { ...defaultProfile, language: 'de' },
    signedUpAt: '2026-11-01T00:00:00.000Z',
    endedSessions: ['old'],
  },
};
describe('data of the visitor', () => {
  let visitor: Principal | undefined;
  let sendsMail = true;
  const { send } = servedEndpoints(
    () => userQueries({ loginUrls: () => [{ name: 'Demo', url: '/start' }], verifiesEmail: () => sendsMail }),
    () => visitor,
  );

  const ask = async (as: Principal | undefined, path: string, body?: object) => {
    visitor = as;
    const response = await send(body ? 'POST' : 'GET', path, body);
    return { status: response.status, said: (await response.json()) as Record<string, unknown> };
  };
  const userinfo = '/api/public/userinfo';

  it('is anonymous without a session', async () =>
    expect(await ask(undefined, userinfo, { timeZone: 'Europe/Berlin' })).toEqual({
      status: 200,
      said: {
        anonymous: true,
        roles: [],
        needsEmailVerification: false,
        userState: 'ENABLED',
        approvedState: 'UNKNOWN',
      },
    }));

  it('contains what a page needs, and no more', async () =>
    expect((await ask(tester, userinfo, { timeZone: 'UTC' })).said).toEqual({
      anonymous: false,
      userId: 'u1',
      email: 'tester@example.org',
      displayName: 'Tester',
      roles: ['ROLE_USER'],
      needsEmailVerification: true,
      userState: 'ENABLED',
      approvedState: 'UNKNOWN',
      language: 'de',
    }));

  it('requires no verification without a mail server', async () => {
    sendsMail = false;
    expect((await ask(tester, userinfo, { timeZone: 'UTC' })).said.needsEmailVerification).toBe(false);
    sendsMail = true;
  });

  it('must name a time zone', async () => {
    const { status, said: text } = await ask(undefined, userinfo, {});
    expect([status, text.errorKey, text.place]).toEqual([400, 'request.invalid', '/body/timeZone']);
  });

  it('includes the sign-in providers and the state of the server', async () => {
    expect((await ask(undefined, '/api/public/loginurls')).said).toEqual({
      loginUrls: [{ name: 'Demo', url: '/start' }],
    });
    const before = Date.now();
    const at = Date.parse(String((await ask(undefined, '/api/heartbeat')).said.at));
    expect([at >= before, at <= Date.now()]).toEqual([true, true]);
  });

  it('includes the own settings', async () =>
    expect((await ask(tester, '/api/user/profile/settings')).said).toEqual(tester.user.settings));
});
