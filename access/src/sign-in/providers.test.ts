import type { Browser } from '../testing/browser.fixture.ts';
import { type FakeProvider, fakeProvider } from '../testing/provider.fake.ts';
import { type RunningApp, runningApp } from '../testing/running-app.fixture.ts';

const failed = '/login?error=session.signInFailed';

describe('configured providers', () => {
  let company: FakeProvider;
  let codeHost: FakeProvider;
  let app: RunningApp;
  let visitor: Browser;
  beforeAll(async () => {
    company = await fakeProvider();
    codeHost = await fakeProvider({
      name: 'code-host',
      title: 'Code host',
      scopes: ['user'],
      claims: { subject: 'id', displayName: 'login', email: 'mail', emailVerified: true },
    });
    app = await runningApp({
      providers: [company.settings, codeHost.settings],
      signInLimit: { requests: 1_000, span: 60_000 },
    });
    company.says.now = app.state.now;
  });
  beforeEach(() => {
    visitor = app.browser();
    app.folk.users.clear();
    Object.assign(company.says, { userinfo: { sub: 'somebody', email: 'a@example.org' }, idToken: {} });
    delete company.says.rawIdToken;
  });
  afterAll(() => Promise.all([app.stop(), company.stop(), codeHost.stop()]));

  const leave = async (provider: FakeProvider, from = visitor): Promise<URL> => {
    const start = `/oauth2/authorization/${provider.settings.name}?redirectTo=/files`;
    const to = new URL((await from.request(start)).headers.get('Location') ?? '');
    provider.visited(to);
    return to;
  };
  const comeBack = async ({ settings: { name } }: FakeProvider, to: URL, from = visitor) => {
    const query = new URLSearchParams({ code: 'any', state: to.searchParams.get('state') ?? '' });
    return (await from.request(`/auth/callback/${name}?${query.toString()}`)).headers.get('Location');
  };
  const signIn = async (provider: FakeProvider) => comeBack(provider, await leave(provider));

  it('are all listed', () =>
    expect(app.gate.loginUrls()).toEqual([
      { name: 'Company', url: '/oauth2/authorization/company' },
      { name: 'Code host', url: '/oauth2/authorization/code-host' },
    ]));

  it('each get their own authorization request', async () => {
    const toCompany = await leave(company);
    expect(toCompany.origin + toCompany.pathname).toBe(company.settings.authorizeUrl);
    expect(toCompany.searchParams.get('scope')).toBe('openid email');
    expect(toCompany.searchParams.get('nonce')).toMatch(/^[\w-]{24}$/);
    expect((await leave(company)).searchParams.get('nonce')).not.toBe(toCompany.searchParams.get('nonce'));
    const toCodeHost = await leave(codeHost);
    expect(toCodeHost.searchParams.get('client_id')).toBe(codeHost.settings.clientId);
    expect(toCodeHost.searchParams.get('nonce')).toBeNull();
  });

  it('sign in the users they identify, with their own claim names', async () => {
    codeHost.says.userinfo = { id: 42, login: 'ada', mail: 'ada@example.org' };
    codeHost.says.idToken = undefined;
    expect(await signIn(codeHost)).toBe(`${app.origin}/files`);
    expect(app.folk.users.get('42')).toMatchObject({
      login: 'code-host|42',
      displayName: 'ada',
      email: 'ada@example.org',
      emailVerified: true,
    });
    expect(await signIn(company)).toBe(`${app.origin}/files`);
    expect(app.folk.users.get('somebody')).toMatchObject({ login: 'company|somebody', emailVerified: false });
  });

  it('receive verifier and secret, and no other server does', async () => {
    const to = await leave(company);
    await comeBack(company, to);
    const reported = company.tokenRequests.at(-1);
    expect(reported).toMatchObject({ grant_type: 'authorization_code', client_secret: 'a secret of the company' });
    expect(reported?.code_verifier).toMatch(/^[\w-]{43}$/);
    expect(to.href).not.toContain(reported?.code_verifier);
    expect(to.href).not.toContain('secret');
  });

  it('may omit the id token', async () => {
    company.says.idToken = undefined;
    expect(await signIn(company)).toBe(`${app.origin}/files`);
  });

  it.each([
    ['of another attempt', { nonce: 'of another attempt' }],
    ['without the nonce it was asked with', { nonce: undefined }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'another' }],
    ['that is over', { exp: 1 }],
    ['about somebody else than userinfo', { sub: 'somebody else' }],
  ])('are refused with an id token %s', async (_, idToken) => {
    company.says.idToken = idToken;
    expect(await signIn(company)).toBe(failed);
    expect(visitor.cookie('clearbench-session')).toBeUndefined();
    expect(app.folk.users.size).toBe(0);
  });

  it.each(['no token', '', 7, null])('are refused with %j as id token', async (rawIdToken) => {
    company.says.rawIdToken = rawIdToken;
    if (rawIdToken === null) company.says.idToken = { nonce: 'of another attempt' };
    expect(await signIn(company)).toBe(failed);
  });

  it('are accepted only for the attempt that started them', async () => {
    const to = await leave(company);
    expect(await comeBack(codeHost, to)).toBe(failed);
  });

  it.each([undefined, {}, { sub: '' }, [], 'somebody'])('are refused without a subject: %j', async (userinfo) => {
    company.says.userinfo = userinfo;
    expect(await signIn(company)).toBe(failed);
  });
});
