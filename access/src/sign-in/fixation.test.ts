import { signOutRoute, userInfoRoute } from '@clearbench/contracts/session/routes';
import type { Browser } from '../testing/browser.fixture.ts';
import { type RunningApp, runningApp, signInAs } from '../testing/running-app.fixture.ts';

const session = 'clearbench-session';
const profile = '/api/user/profile/settings';

describe('session fixation is prevented', () => {
  let app: RunningApp;
  let visitor: Browser;
  beforeAll(async () => {
    app = await runningApp({ signInLimit: { requests: 1_000, span: 60_000 } });
  });
  beforeEach(() => {
    visitor = app.browser();
  });
  afterAll(() => app.stop());

  const sessionIdIn = async (browser: Browser): Promise<string> => {
    const reading = await app.gate.sessions.read(browser.cookieHeader());
    return reading.status === 'live' ? reading.session.sessionId : reading.status;
  };
  const keyOf = async (response: Response) => ((await response.json()) as { errorKey?: string }).errorKey;
  const request = (from: Browser, token: string | undefined) =>
    from.request(signOutRoute.path, { method: 'POST', headers: token === undefined ? {} : { 'X-XSRF-TOKEN': token } });

  it.each(['', 'chosen', 'a.b.c.d.e', 'x'.repeat(3_000)])('for a cookie set beforehand: %.10s', async (planted) => {
    visitor.setCookie(session, planted);
    expect(await keyOf(await visitor.request(profile))).toBe('session.missing');
    await signInAs(visitor, 'tester');
    expect(visitor.cookie(session)).not.toBe(planted);
    expect((await visitor.request(profile)).status).toBe(200);
  });

  it('for an id kept over a sign-in: each sign-in has its own', async () => {
    const ids = new Set<string>();
    for (const account of ['tester', 'tester', 'admin']) {
      await signInAs(visitor, account);
      ids.add(await sessionIdIn(visitor));
    }
    expect(ids.size).toBe(3);
    expect(ids).not.toContain('none');
  });

  it('for an XSRF token issued before sign-in', async () => {
    await visitor.request(userInfoRoute.path, { method: 'POST' });
    const before = visitor.cookie('XSRF-TOKEN');
    await signInAs(visitor, 'tester');
    expect(await keyOf(await request(visitor, before))).toBe('session.xsrf');
    expect(await sessionIdIn(visitor)).not.toBe('none');
  });

  it('for a missing or invalid XSRF token, and one of another session', async () => {
    const attacker = app.browser();
    await signInAs(attacker, 'tester2');
    await signInAs(visitor, 'tester');
    const own = visitor.cookie('XSRF-TOKEN') ?? '';
    const [nonce, mac] = own.split('.');
    for (const token of [attacker.cookie('XSRF-TOKEN'), undefined, '', '.', own.slice(1), `x${nonce}.${mac}`])
      expect([token, await keyOf(await request(visitor, token))]).toEqual([token, 'session.xsrf']);
    expect((await request(visitor, own)).status).toBe(200);
  });
});
