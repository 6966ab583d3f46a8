import { type FakeProvider, fakeProvider } from '../testing/provider.fake.ts';
import { type RunningApp, runningApp } from '../testing/running-app.fixture.ts';

describe('provider check', () => {
  let app: RunningApp;
  let company: FakeProvider;
  beforeEach(async () => {
    company = await fakeProvider();
    app = await runningApp({ providers: [company.settings] });
    app.state.now = Date.now();
  });
  afterEach(async () => {
    await app.stop();
    await company.stop();
  });

  const found = async () => {
    const steps = await app.gate.signInTests.check('company');
    return Object.fromEntries(steps.map(({ step, outcome, errorKey }) => [step, errorKey ?? outcome]));
  };
  const fine = { discovery: 'passed', authorization: 'passed', token: 'passed', userinfo: 'passed', clock: 'passed' };

  it('passes without a sign-in where every endpoint responds correctly', async () => {
    expect(await found()).toEqual(fine);
    expect(company.tokenRequests).toHaveLength(1);
    expect(company.tokenRequests[0]).toMatchObject({
      grant_type: 'authorization_code',
      client_id: company.settings.clientId,
    });
  });

  it.each<[string, FakeProvider['says']['instead'], object]>([
    [
      'a wrong secret',
      { token: { status: 401, body: { error: 'invalid_client' } } },
      { token: 'provider.clientRefused' },
    ],
    ['a wrong path', { token: { status: 404 } }, { token: 'provider.endpointMissing' }],
    ['a broken server', { me: { status: 502 } }, { userinfo: 'provider.endpointFailed' }],
    [
      'a callback that is not registered',
      { authorize: { status: 400 } },
      { authorization: 'provider.authorizationInvalid' },
    ],
    ['no discovery document', { discovery: { status: 404 } }, { discovery: 'provider.discoveryMissing' }],
    [
      'a discovery document that is none',
      { discovery: { status: 200, body: 'x' } },
      { discovery: 'provider.discoveryInvalid' },
    ],
    [
      'another issuer',
      { discovery: { status: 200, body: { issuer: 'https://else.example' } } },
      { discovery: 'provider.issuerDiffers' },
    ],
  ])('names %s', async (_, instead, expected) => {
    company.says.instead = instead;
    expect(await found()).toEqual({ ...fine, ...expected });
  });

  it('compares the settings with the discovery document', async () => {
    const { issuer, tokenUrl } = company.settings;
    const document = { issuer, token_endpoint: tokenUrl };
    const check = async (more: object) => {
      company.says.instead = { discovery: { status: 200, body: { ...document, ...more } } };
      return (await found()).discovery;
    };
    expect(await check({})).toBe('passed');
    expect(await check({ token_endpoint: `${issuer}/other` })).toBe('provider.endpointDiffers');
    expect(await check({ scopes_supported: ['openid'] })).toBe('provider.scopesUnknown');
    expect(await check({ code_challenge_methods_supported: ['plain'] })).toBe('provider.pkceUnsupported');
  });

  it('follows no redirects, and limits the length of responses', async () => {
    company.says.instead = { token: { status: 302, location: `${app.origin}/token` } };
    expect((await found()).token).toBe('provider.endpointMissing');
    company.says.instead = { discovery: { status: 200, body: 'x'.repeat(300_000) } };
    expect((await found()).discovery).toBe('provider.discoveryInvalid');
  });

  it('reports different clocks, and an unreachable provider', async () => {
    app.state.now += 300_000;
    expect((await found()).clock).toBe('provider.clockDiffers');
    await company.stop();
    expect(await found()).toEqual({
      discovery: 'remote.refused',
      authorization: 'remote.refused',
      token: 'remote.refused',
      userinfo: 'remote.refused',
      clock: 'skipped',
    });
  });

  it('is refused for an unknown provider', () =>
    expect(() => app.gate.signInTests.check('http://169.254.169.254')).toThrow('session.unknownProvider'));
});
