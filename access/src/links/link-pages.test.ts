import type { Browser } from '../testing/browser.fixture.ts';
import { someUser } from '../testing/people.fixture.ts';
import { type RunningApp, runningApp, signInAs } from '../testing/running-app.fixture.ts';
import { type LinkPurpose, linksIn } from './links.ts';

describe('pages behind links in mails', () => {
  let app: RunningApp;
  let visitor: Browser;
  let made = 0;
  beforeAll(async () => {
    app = await runningApp({ signInLimit: { requests: 1_000, span: 60_000 } });
  });
  beforeEach(() => {
    visitor = app.browser();
    app.links.verified.length = 0;
    app.links.accepted.length = 0;
  });
  afterAll(() => app.stop());

  const linkTo = async (purpose: LinkPurpose, of: string, hours = 1): Promise<URL> => {
    made += 1;
    const expiresAt = new Date(app.state.now + hours * 3_600_000).toISOString();
    return new URL(await linksIn(app.settings).addressOf(purpose, { of, linkId: `link-${made}`, expiresAt }));
  };
  const press = (link: URL, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    visitor.request(link.pathname, {
      method: 'POST',
      headers: { Origin: app.origin, ...headers },
      body: new URLSearchParams({ token: link.searchParams.get('token') ?? '', ...fields }),
    });
  const saidBy = async (response: Response) => [response.status, /error\.[\w.]+/.exec(await response.text())?.[0]];

  it('change nothing when opened, any number of times', async () => {
    const link = await linkTo('verification', 'u1');
    for (let times = 0; times < 3; times += 1) expect((await visitor.request(link.href)).status).toBe(200);
    expect(app.links.verified).toEqual([]);
    expect((await press(link)).headers.get('Location')).toBe('/auth/verify/done');
    expect(app.links.verified).toEqual(['u1']);
    expect(await (await visitor.request('/auth/verify/done')).text()).toContain('link.verification.done.title');
  });

  it('explain a used, expired or invalid link', async () => {
    const link = await linkTo('verification', 'u1');
    await press(link);
    expect(await saidBy(await press(link))).toEqual([422, 'error.link.used']);
    const ended = await linkTo('verification', 'u1', -1);
    expect(await saidBy(await visitor.request(ended.href))).toEqual([422, 'error.link.expired']);
    expect(await saidBy(await press(ended))).toEqual([422, 'error.link.expired']);
    expect(await saidBy(await visitor.request('/auth/verify?token=nonsense'))).toEqual([400, 'error.link.invalid']);
    expect(await saidBy(await visitor.request('/auth/invitation'))).toEqual([400, 'error.link.invalid']);
    expect(app.links.verified).toEqual(['u1']);
  });

  it('accept forms of their own origin only', async () => {
    const link = await linkTo('verification', 'u1');
    const foreign: Record<string, string>[] = [
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const headers of foreign)
      expect(await saidBy(await press(link, {}, headers))).toEqual([403, 'error.session.xsrf']);
    expect(app.links.verified).toEqual([]);
  });

  it('load nothing from other origins, are not cached and cannot be framed', async () => {
    const { headers } = await visitor.request((await linkTo('invitation', 'i1')).href);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect((await visitor.request('/auth/links.css')).headers.get('Content-Type')).toContain('text/css');
  });

  it('let a visitor accept by signing in', async () => {
    const pressed = await press(await linkTo('invitation', 'i1'), { as: 'other' });
    expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/login']);
    expect(app.links.accepted).toEqual([]);
    const stored = visitor.received.findLast((line) => line.startsWith('clearbench-invitation='));
    expect(stored).toMatch(/; HttpOnly/);
    expect(stored).toMatch(/; SameSite=Lax/);
    expect((await signInAs(visitor, 'tester', '/files')).pathname).toBe('/files');
    expect(app.links.accepted).toEqual([{ invitationId: 'i1', userId: 'tester' }]);
    expect(visitor.cookie('clearbench-invitation')).toBeUndefined();
    await signInAs(visitor, 'tester2');
    expect(app.links.accepted).toHaveLength(1);
  });

  it('explain after sign-in that the invitation was accepted before; the session continues', async () => {
    const link = await linkTo('invitation', 'i1');
    await press(link, { as: 'other' });
    await app.links.linkActions.accept('i1', `link-${made}`, 'quicker');
    const url = await signInAs(visitor, 'tester', '/files');
    expect(url.pathname + url.search).toBe('/auth/invitation?error=link.used');
    expect(await saidBy(await visitor.request(url.href))).toEqual([422, 'error.link.used']);
    expect((await visitor.request('/api/user/profile/settings')).status).toBe(200);
  });

  it('explain before sign-in that the invitation was accepted', async () => {
    const link = await linkTo('invitation', 'i1');
    await app.links.linkActions.accept('i1', `link-${made}`, 'quicker');
    expect(await saidBy(await visitor.request(link.href))).toEqual([422, 'error.link.used']);
    expect(await saidBy(await press(link, { as: 'other' }))).toEqual([422, 'error.link.used']);
    expect(visitor.cookie('clearbench-invitation')).toBeUndefined();
  });

  it('ignore an expired invitation cookie, and a changed one', async () => {
    await press(await linkTo('invitation', 'i1', 48), { as: 'other' });
    const stored = visitor.cookie('clearbench-invitation') ?? '';
    visitor.setCookie('clearbench-invitation', `${stored.slice(0, -6)}AAAAAA`);
    await signInAs(visitor, 'tester');
    visitor.setCookie('clearbench-invitation', stored);
    app.state.now += 3_600_000;
    await signInAs(visitor, 'tester');
    expect(app.links.accepted).toEqual([]);
  });

  it('offer a signed-in user this account or another one', async () => {
    app.folk.users.set('u7', someUser('u7', { displayName: '<Ursula>' }));
    await visitor.request('/enter/u7');
    const link = await linkTo('invitation', 'i1');
    expect(await (await visitor.request(link.href)).text()).toContain('link.invitation.acceptAs &lt;Ursula&gt;');
    const session = visitor.cookieHeader();
    expect((await press(link, { as: 'other' })).headers.get('Location')).toBe('/login');
    expect(visitor.cookie('clearbench-session')).toBeUndefined();
    const copied = { headers: { Cookie: session } };
    expect((await visitor.request('/api/user/profile/settings', copied)).status).toBe(401);
    await visitor.request('/enter/u7');
    expect((await press(link, { as: 'me' })).headers.get('Location')).toBe('/');
    expect(app.links.accepted).toEqual([{ invitationId: 'i1', userId: 'u7' }]);
  });
});
