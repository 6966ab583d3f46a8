import { signOutRoute, userInfoRoute } from '@clearbench/contracts/session/routes';
import type { Browser } from '../testing/browser.fixture.ts';
import { type RunningApp, runningApp, signInAs } from '../testing/running-app.fixture.ts';

const profile = '/api/user/profile/settings';

describe('sign-in', () => {
  let app: RunningApp;
  let visitor: Browser;
  beforeAll(async () => {
    app = await runningApp({ signInLimit: { requests: 1_000, span: 60_000 } });
  });
  beforeEach(() => {
    visitor = app.browser();
    app.folk.users.clear();
  });
  afterAll(() => app.stop());

  const post = (path: string, from = visitor) =>
    from.request(path, { method: 'POST', headers: { 'X-XSRF-TOKEN': from.cookie('XSRF-TOKEN') ?? '' } });
  const errorKeyOf = async (response: Response) => ((await response.json()) as { errorKey: string }).errorKey;

  it('lists the provider with its URL', () =>
    expect(app.gate.loginUrls()).toEqual([{ name: 'Demo accounts', url: '/oauth2/authorization/demo' }]));

  it('requests a code with PKCE and state from the provider', async () => {
    const response = await visitor.request('/oauth2/authorization/demo');
    const to = new URL(response.headers.get('Location') ?? '');
    expect(to.origin + to.pathname).toBe(`${app.origin}/auth/idp/auth`);
    expect(to.searchParams.get('response_type')).toBe('code');
    expect(to.searchParams.get('code_challenge_method')).toBe('S256');
    expect(to.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(to.searchParams.get('state')).toMatch(/^[\w-]{32}$/);
  });

  it('ends at the requested path with a known session', async () => {
    const url = await signInAs(visitor, 'tester', '/files/demo/2023?tab=report#top');
    expect(url.href).toBe(`${app.origin}/files/demo/2023?tab=report#top`);
    const response = await visitor.request(profile);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ userId: 'tester' });
    expect(app.folk.users.get('tester')).toMatchObject({
      login: 'demo|tester',
      email: 'tester@demo.clearbench.example',
      displayName: 'Tessa Tester',
      emailVerified: true,
    });
  });

  it('separates users who sign in at the same moment', async () => {
    const accounts = ['tester', 'admin', 'tester2', 'analyst', 'tester', 'disabled'];
    const requestPrincipals = accounts.map(() => app.browser());
    const urls = await Promise.all(requestPrincipals.map((each, index) => signInAs(each, accounts[index] ?? '')));
    expect(urls.map(String)).toEqual(accounts.map(() => `${app.origin}/`));
    const names = requestPrincipals.map(async (each) => {
      const reading = await app.gate.sessions.read(each.cookieHeader());
      return reading.status === 'live' ? reading.session.userId : reading.status;
    });
    expect(await Promise.all(names)).toEqual(accounts);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    await signInAs(visitor, 'tester');
    const session = visitor.received.findLast((line) => line.startsWith('clearbench-session='));
    expect(session).toMatch(/; HttpOnly/);
    expect(session).toMatch(/; SameSite=Lax/);
    expect(session).not.toContain('tester');
    const token = visitor.received.findLast((line) => line.startsWith('XSRF-TOKEN='));
    expect(token).not.toMatch(/HttpOnly/);
  });

  it('shows the choice of accounts each time, and ends the previous session', async () => {
    await signInAs(visitor, 'tester');
    const before = visitor.cookieHeader('/');
    await signInAs(visitor, 'admin');
    expect(await (await visitor.request(profile)).json()).toMatchObject({ userId: 'admin' });
    expect(await errorKeyOf(await visitor.request(profile, { headers: { Cookie: before } }))).toBe('session.expired');
  });

  it('never accepts a session id set by another party', async () => {
    const attacker = app.browser();
    await signInAs(attacker, 'tester2');
    const planted = attacker.cookie('clearbench-session') ?? '';
    visitor.setCookie('clearbench-session', planted);
    await signInAs(visitor, 'tester');
    expect(visitor.cookie('clearbench-session')).not.toBe(planted);
    expect(await (await visitor.request(profile)).json()).toMatchObject({ userId: 'tester' });
    expect((await attacker.request(profile)).status).toBe(401);
  });

  it('ends on the server with sign-out, also for a copied cookie', async () => {
    await signInAs(visitor, 'tester');
    const copied = visitor.cookieHeader('/');
    expect((await post(signOutRoute.path)).status).toBe(200);
    expect(visitor.cookie('clearbench-session')).toBeUndefined();
    expect(await errorKeyOf(await visitor.request(profile))).toBe('session.missing');
    expect(await errorKeyOf(await visitor.request(profile, { headers: { Cookie: copied } }))).toBe('session.expired');
  });

  it('authenticates the live connection by its cookie, while the account is usable', async () => {
    expect(await app.gate.principalFromCookie(undefined)).toBeUndefined();
    await signInAs(visitor, 'tester');
    const cookie = visitor.cookieHeader('/');
    expect((await app.gate.principalFromCookie(cookie))?.user.userId).toBe('tester');
    app.folk.change('tester', { userState: 'DISABLED' });
    expect(await app.gate.principalFromCookie(cookie)).toBeUndefined();
  });

  it('returns the visitor before and after, and issues a token each time', async () => {
    expect(await (await post(userInfoRoute.path)).json()).toEqual({ reached: 'userInfo' });
    const anonymous = visitor.cookie('XSRF-TOKEN');
    expect(anonymous).toBeDefined();
    await signInAs(visitor, 'tester');
    expect(visitor.cookie('XSRF-TOKEN')).not.toBe(anonymous);
    expect(await (await post(userInfoRoute.path)).json()).toEqual({ reached: 'userInfo', userId: 'tester' });
  });
});
