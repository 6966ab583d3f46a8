import type { SignInTest } from '@clearbench/contracts/settings/connection-routes';
import type { Request, Response } from 'express';
import type { Browser } from '../testing/browser.fixture.ts';
import { type FakeProvider, fakeProvider } from '../testing/provider.fake.ts';
import { type RunningApp, runningApp } from '../testing/running-app.fixture.ts';

const resultPage = '/admin/settings?signInTest=company';
const cookieLine = (name: string, value: string, options: Record<string, unknown>): string =>
  `${name}=${value}; Path=${String(options.path)}; ${options.httpOnly ? 'HttpOnly' : ''}`;

describe('sign-in test', () => {
  let app: RunningApp;
  let company: FakeProvider;
  let admin: Browser;
  beforeAll(async () => {
    company = await fakeProvider();
    app = await runningApp({
      providers: [company.settings],
      signInLimit: { requests: 1_000, span: 60_000 },
    });
    company.says.now = app.state.now;
  });
  beforeEach(async () => {
    app.tested.length = 0;
    Object.assign(company.says, {
      userinfo: { sub: 'subject-1234', email: 'tessa@bank.example', email_verified: true, name: 'Tessa Tester' },
      idToken: { sub: 'subject-1234' },
      instead: {},
    });
    app.folk.users.clear();
    admin = app.browser();
    await app.folk.signIn({
      provider: 'demo',
      subject: 'admin',
      email: 'admin@bank.example',
      displayName: 'Ada Admin',
      emailVerified: true,
    });
    app.folk.change('admin', { roles: ['ROLE_ADMIN'] } as never);
    await admin.request('/enter/admin');
  });
  afterAll(async () => {
    await app.stop();
    await company.stop();
  });

  const sessionOf = async (visitor: Browser): Promise<string> => {
    const reading = await app.gate.sessions.read(visitor.cookieHeader());
    return reading.status === 'live' ? reading.session.sessionId : reading.status;
  };
  /** As the route does: sets the cookie of the attempt, and returns the address of the provider. */
  const begin = async (visitor: Browser): Promise<URL> => {
    const response = {
      cookie: (name: string, value: string, options: Record<string, unknown>) => {
        const line = cookieLine(name, value, options);
        visitor.setCookie(name, value);
        visitor.received.push(line);
      },
    } as unknown as Response;
    const url = new URL(await app.gate.signInTests.start('company', { sessionId: await sessionOf(visitor) }, response));
    company.visited(url);
    return url;
  };
  const callbackOf = (url: URL, query: Record<string, string> = { code: 'any' }): string =>
    `/auth/callback/company?${new URLSearchParams({ state: url.searchParams.get('state') ?? '', ...query }).toString()}`;
  const comeBack = async (visitor: Browser, path: string) => {
    const response = await visitor.request(path);
    return (response.headers.get('Location') ?? '').replace(app.origin, '');
  };
  const resultOf = async (visitor: Browser): Promise<SignInTest | undefined> =>
    app.gate.signInTests.read({ headers: { cookie: visitor.cookieHeader() } } as Request, {
      sessionId: await sessionOf(visitor),
    });
  const failedStep = (test: SignInTest | undefined) => {
    const { step, errorKey, params } = test?.steps.find(({ outcome }) => outcome === 'failed') ?? {};
    return { step, errorKey, params };
  };

  it('runs the whole flow and shows masked claims without changing session or users', async () => {
    const before = admin.cookie('clearbench-session');
    const users = [...app.folk.users.keys()];
    expect(await comeBack(admin, callbackOf(await begin(admin)))).toBe(resultPage);
    const test = await resultOf(admin);
    expect(test).toMatchObject({
      provider: 'company',
      succeeded: true,
      identity: {
        subject: 'su•••34',
        displayName: 'T••• T•••',
        email: 't•••@bank.example',
        emailVerified: true,
        claims: ['sub', 'email', 'email_verified', 'name'],
      },
      account: { waits: true },
    });
    expect(test?.steps.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed']);
    expect(JSON.stringify(test)).not.toMatch(/tessa|Tessa|subject-1234/);
    expect(admin.cookie('clearbench-session')).toBe(before);
    expect([...app.folk.users.keys()]).toEqual(users);
    expect(app.tested).toMatchObject([{ userId: 'admin', provider: 'company', succeeded: true }]);
  });

  it.each<[string, object, string, string]>([
    ['no client', { token: { status: 401, body: { error: 'invalid_client' } } }, 'token', 'provider.clientRefused'],
    [
      'no client, with status 200',
      { token: { status: 200, body: { error: 'incorrect_client_credentials' } } },
      'token',
      'provider.clientRefused',
    ],
    [
      'another callback',
      { token: { status: 400, body: { error: 'redirect_uri_mismatch' } } },
      'token',
      'provider.callbackRefused',
    ],
    ['no such code', { token: { status: 400, body: { error: 'invalid_grant' } } }, 'token', 'provider.codeRefused'],
    ['something else', { token: { status: 400, body: { error: 'slow_down' } } }, 'token', 'provider.tokenRefused'],
    ['a page of its own', { token: { status: 503, body: 'maintenance' } }, 'token', 'provider.endpointFailed'],
    ['no token', { token: { status: 200, body: {} } }, 'token', 'provider.tokenMissing'],
    ['no userinfo', { me: { status: 403 } }, 'userinfo', 'provider.userinfoRefused'],
    ['a redirect', { me: { status: 302, location: '/elsewhere' } }, 'userinfo', 'provider.userinfoRefused'],
    ['no subject', { me: { status: 200, body: { mail: 'x' } } }, 'userinfo', 'provider.subjectMissing'],
  ])('names the step where the provider answers %s', async (_, instead, step, errorKey) => {
    Object.assign(company.says, { instead });
    expect(await comeBack(admin, callbackOf(await begin(admin)))).toBe(resultPage);
    expect(failedStep(await resultOf(admin))).toMatchObject({ step, errorKey });
    expect(app.tested).toMatchObject([{ succeeded: false, errorKey }]);
  });

  it('names the fault of the id token, and different clocks', async () => {
    for (const [claims, expected] of [
      [{ iss: 'https://else.example' }, { errorKey: 'provider.idTokenWrong', params: { claim: 'iss' } }],
      [{ aud: 'else' }, { errorKey: 'provider.idTokenWrong', params: { claim: 'aud' } }],
      [{ sub: 'somebody-else' }, { errorKey: 'provider.idTokenWrong', params: { claim: 'sub' } }],
      [
        { exp: Math.floor(app.state.now / 1000) - 600 },
        { errorKey: 'provider.idTokenExpired', params: { seconds: 600 } },
      ],
    ] as const) {
      company.says.idToken = { sub: 'subject-1234', ...claims };
      await comeBack(admin, callbackOf(await begin(admin)));
      expect(failedStep(await resultOf(admin))).toEqual({ step: 'idToken', ...expected });
    }
  });

  it('warns of a missing or unverified address', async () => {
    const warning = async (userinfo: object) => {
      company.says.userinfo = { sub: 'subject-1234', ...userinfo };
      await comeBack(admin, callbackOf(await begin(admin)));
      const test = await resultOf(admin);
      expect(test?.succeeded).toBe(true);
      return test?.steps.find(({ outcome }) => outcome === 'warning');
    };
    expect(await warning({ mail: 'x' })).toMatchObject({
      errorKey: 'provider.emailMissing',
      params: { claim: 'email', found: 'sub, mail' },
    });
    expect(await warning({ email: 'nobody' })).toMatchObject({ errorKey: 'provider.emailInvalid' });
    expect(await warning({ email: 'a@bank.example' })).toMatchObject({ errorKey: 'provider.emailUnverified' });
  });

  it("shows the provider's own error description", async () => {
    const url = await begin(admin);
    const query = { error: 'invalid_scope', error_description: 'no\u202e "email"\r\nhere' };
    expect(await comeBack(admin, callbackOf(url, query))).toBe(resultPage);
    expect(failedStep(await resultOf(admin))).toEqual({
      step: 'authorization',
      errorKey: 'provider.authorizationRefused',
      params: { code: 'invalid_scope', description: 'no  "email" here' },
    });
  });

  it('ignores a callback without the state', async () => {
    const url = await begin(admin);
    const forged = new URL(url);
    forged.searchParams.set('state', 'forged');
    const answers: Record<string, string>[] = [
      { code: 'any' },
      { error: 'server_error', error_description: 'Call 0900 666' },
    ];
    for (const query of answers) {
      expect(await comeBack(admin, callbackOf(forged, query))).toBe(resultPage);
      expect(failedStep(await resultOf(admin))).toMatchObject({ errorKey: 'provider.stateUnknown' });
      await begin(admin);
    }
  });

  it('can be used once', async () => {
    const callback = callbackOf(await begin(admin));
    const cookies = admin.cookieHeader('/');
    expect(await comeBack(admin, callback)).toBe(resultPage);
    const again = await admin.request(callback, { headers: { Cookie: cookies } });
    expect(again.headers.get('Location')).toContain(resultPage);
    expect(failedStep(await resultOf(admin))).toMatchObject({ errorKey: 'provider.stateUnknown' });
    expect(await comeBack(admin, callback)).toBe('/login?error=session.signInFailed');
  });

  it('starts no session, in any browser', async () => {
    const url = await begin(admin);
    const otherUser = app.browser();
    for (const name of ['clearbench-sign-in']) otherUser.setCookie(name, admin.cookie(name) ?? '');
    expect(await comeBack(otherUser, callbackOf(url))).toBe('/login?error=session.signInFailed');
    expect(otherUser.cookie('clearbench-session')).toBeUndefined();
    expect(app.tested).toEqual([]);
  });

  it('ends when its user is no longer administrator, and shows its result only to its session', async () => {
    expect(await comeBack(admin, callbackOf(await begin(admin)))).toBe(resultPage);
    const cookie = admin.cookieHeader('/');
    const other = { headers: { cookie } } as Request;
    expect(await app.gate.signInTests.read(other, { sessionId: 'another' })).toBeUndefined();
    const url = await begin(admin);
    app.folk.change('admin', { roles: [] } as never);
    expect(await comeBack(admin, callbackOf(url))).toBe('/login?error=session.signInFailed');
  });

  it('does not affect a real sign-in', async () => {
    const visitor = app.browser();
    const to = new URL((await visitor.request('/oauth2/authorization/company')).headers.get('Location') ?? '');
    company.visited(to);
    expect(await comeBack(visitor, callbackOf(to))).toBe('/');
    expect(visitor.cookie('clearbench-session')).toBeDefined();
  });
});
