import { noReply, route } from '@clearbench/contracts/route';
import { signOutRoute, userInfoRoute } from '@clearbench/contracts/session/routes';
import type { Browser } from '../testing/browser.fixture.ts';
import { someUser } from '../testing/people.fixture.ts';
import { type RunningApp, runningApp } from '../testing/running-app.fixture.ts';

/** A public command that does not issue tokens. */
const publicCommandRoute = route({
  name: 'aPublicCommand',
  summary: 'For this test only.',
  side: 'command',
  method: 'POST',
  path: '/api/public/for-this-test-only',
  allow: 'anyone',
  reply: noReply,
  errors: [],
});

describe('command from a browser', () => {
  let app: RunningApp;
  let visitor: Browser;
  beforeAll(async () => {
    app = await runningApp({}, [userInfoRoute, signOutRoute, publicCommandRoute]);
  });
  beforeEach(() => {
    app.folk.users.set('tester', someUser('tester'));
    app.folk.users.set('tester2', someUser('tester2'));
    visitor = app.browser();
  });
  afterAll(() => app.stop());

  const request = async (path: string, token?: string, by = visitor): Promise<string> => {
    const headers = token === undefined ? {} : { 'X-XSRF-TOKEN': token };
    const response = await by.request(path, { method: 'POST', headers });
    const { reached, errorKey } = (await response.json()) as { reached?: string; errorKey?: string };
    return reached ?? `${response.status} ${errorKey}`;
  };
  const refused = '403 session.xsrf';
  const tokenOf = (browser: Browser) => browser.cookie('XSRF-TOKEN') ?? '';

  it('of a signed-in user needs the token of this session', async () => {
    await visitor.request('/enter/tester');
    const other = app.browser();
    await other.request('/enter/tester2');
    const sameUser = app.browser();
    await sameUser.request('/enter/tester');
    const good = tokenOf(visitor);
    const changed = `${good.slice(0, -2)}${good.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const token of [undefined, '', '.', 'x', changed, tokenOf(other), tokenOf(sameUser)])
      expect(await request(signOutRoute.path, token)).toBe(refused);
    expect(await request(signOutRoute.path, good)).toBe('signOut');
  });

  it('of a signed-in user is refused with a token that was valid in another session, also with more behind it', async () => {
    await visitor.request('/enter/tester');
    const other = app.browser();
    await other.request('/enter/tester2');
    const token = tokenOf(visitor);
    expect(await request(signOutRoute.path, `${token}.more`)).toBe(refused);
    expect(await request(signOutRoute.path, token)).toBe('signOut');
    expect(await request(signOutRoute.path, token, other)).toBe(refused);
  });

  it('of a signed-in user is refused with the token of a visitor', async () => {
    await request(userInfoRoute.path);
    const anonymous = tokenOf(visitor);
    await visitor.request('/enter/tester');
    visitor.setCookie('XSRF-TOKEN', anonymous);
    expect(await request(signOutRoute.path, anonymous)).toBe(refused);
  });

  it('of a visitor needs the token together with its cookie', async () => {
    expect(await request(publicCommandRoute.path)).toBe(refused);
    await request(userInfoRoute.path);
    const elsewhere = app.browser();
    await elsewhere.request(userInfoRoute.path, { method: 'POST' });
    expect(await request(publicCommandRoute.path)).toBe(refused);
    expect(await request(publicCommandRoute.path, tokenOf(elsewhere))).toBe(refused);
    expect(await request(publicCommandRoute.path, tokenOf(visitor))).toBe('aPublicCommand');
  });

  it('of a visitor is refused with the token of a session', async () => {
    const other = app.browser();
    await other.request('/enter/tester');
    visitor.setCookie('XSRF-TOKEN', tokenOf(other));
    expect(await request(publicCommandRoute.path, tokenOf(other))).toBe(refused);
  });

  it('needs no token for the route that issues it, which keeps a valid token', async () => {
    expect(await request(userInfoRoute.path)).toBe('userInfo');
    const token = tokenOf(visitor);
    expect(token).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
    expect(await request(userInfoRoute.path)).toBe('userInfo');
    expect(tokenOf(visitor)).toBe(token);
    visitor.setCookie('XSRF-TOKEN', 'spoilt');
    expect(await request(userInfoRoute.path)).toBe('userInfo');
    expect(tokenOf(visitor)).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
  });
});
