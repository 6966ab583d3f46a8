import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import { readProfileRoute } from '@clearbench/contracts/user/routes';
import { listTokensRoute } from '@clearbench/contracts/user/token-routes';
import { somePlan, someToken, someUser } from '../testing/people.fixture.ts';
import { type RunningApp, runningApp } from '../testing/running-app.fixture.ts';
import { newToken, tokenIdOf } from './user-token.ts';

describe('request with an access token', () => {
  let app: RunningApp;
  let token = '';
  beforeEach(async () => {
    app = await runningApp();
    app.folk.plans.set('everything', somePlan('everything'));
    app.folk.users.set('ada', someUser('ada', { plan: { planId: 'everything', from: '2026-01-01' } }));
    const made = newToken();
    token = made.token;
    app.folk.tokens.set(made.tokenId, someToken('ada', made.tokenId));
  });
  afterEach(() => app.stop());

  const call = async ({ path, method }: { path: string; method: string }, headers: Record<string, string>) => {
    const response = await fetch(app.origin + path, { method, headers });
    const output = (await response.json()) as Record<string, unknown>;
    return { status: response.status, said: output, headers: response.headers };
  };
  const withToken = (value = token) => call(checkTextRoute, { Authorization: `Bearer ${value}` });

  it('runs as the user who created the token, without cookies', async () => {
    const { status, said: output, headers } = await withToken();
    expect([status, output]).toEqual([200, { reached: 'checkText', userId: 'ada' }]);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('reports an invalid token in the response', async () => {
    const { status, said: output, headers } = await withToken(`${token}x`);
    expect([status, output]).toMatchObject([401, { errorKey: 'access.tokenUnknown' }]);
    expect(headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
  });

  it('reports missing authentication where a token is accepted', async () => {
    expect((await call(checkTextRoute, {})).headers.get('WWW-Authenticate')).toBe('Bearer');
    expect((await call(listTokensRoute, {})).headers.get('WWW-Authenticate')).toBeNull();
  });

  it('is refused from the moment the token expires or is revoked', async () => {
    app.state.now = Date.parse('2026-12-09T23:59:59.999Z');
    expect((await withToken()).status).toBe(200);
    app.state.now += 1;
    expect((await withToken()).said).toMatchObject({ errorKey: 'access.tokenExpired' });
    app.state.now -= 1;
    app.folk.tokens.delete(tokenIdOf(token));
    expect((await withToken()).said).toMatchObject({ errorKey: 'access.tokenUnknown' });
  });

  it('ignores the cookie, also where the route does not accept tokens', async () => {
    app.folk.users.set('bob', someUser('bob'));
    const visitor = app.browser();
    await visitor.request('/enter/bob');
    const both = { Authorization: `Bearer ${token}`, Cookie: visitor.cookieHeader() };
    expect((await call(checkTextRoute, both)).said).toMatchObject({ userId: 'ada' });
    expect(await call(listTokensRoute, both)).toMatchObject({
      status: 403,
      said: { errorKey: 'access.tokenNotAccepted' },
    });
  });

  it.each(['Basic YWRhOmFkYQ==', 'Bearer eyJhbGciOiJub25lIn0.e30.'])(
    'with the proxy header %p uses the session',
    async (authorization) => {
      const visitor = app.browser();
      await visitor.request('/enter/ada');
      const headers = { Authorization: authorization, Cookie: visitor.cookieHeader() };
      expect((await call(readProfileRoute, headers)).status).toBe(200);
      expect((await call(readProfileRoute, { Authorization: authorization })).said).toMatchObject({
        errorKey: 'session.missing',
      });
    },
  );

  it('is refused where its scope does not open the route', async () => {
    const tokenId = tokenIdOf(token);
    app.folk.tokens.set(tokenId, { ...someToken('ada', tokenId), scopes: ['read', 'send'] });
    const { status, said: output, headers } = await withToken();
    expect([status, output]).toMatchObject([403, { errorKey: 'access.scopeMissing', params: { scope: 'validate' } }]);
    expect(headers.get('WWW-Authenticate')).toBe('Bearer error="insufficient_scope", scope="validate"');
    expect((await call(readProfileRoute, { Authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('records its use once an hour, where it was allowed', async () => {
    const tokenId = tokenIdOf(token);
    const network = '127.0.0.0/24';
    app.folk.plans.delete('everything');
    await withToken();
    expect(app.folk.tokenUses).toEqual([]);
    app.folk.plans.set('everything', somePlan('everything'));
    await withToken();
    expect(app.folk.tokenUses).toEqual([{ userId: 'ada', tokenId, lastFour: '0000', network }]);
    const lastUsedAt = new Date(app.state.now).toISOString();
    app.folk.tokens.set(tokenId, { ...someToken('ada', tokenId), lastUsedAt, lastUsedNetwork: network });
    app.state.now += 60 * 60 * 1_000 - 1;
    await withToken();
    expect(app.folk.tokenUses).toHaveLength(1);
    app.state.now += 1;
    await withToken();
    expect(app.folk.tokenUses).toHaveLength(2);
  });

  it('records its use from another network, at most once a minute', async () => {
    const tokenId = tokenIdOf(token);
    const lastUsedAt = new Date(app.state.now).toISOString();
    app.folk.tokens.set(tokenId, { ...someToken('ada', tokenId), lastUsedAt, lastUsedNetwork: '203.0.113.0/24' });
    app.state.now += 60 * 1_000 - 1;
    await withToken();
    expect(app.folk.tokenUses).toEqual([]);
    app.state.now += 1;
    await withToken();
    expect(app.folk.tokenUses).toHaveLength(1);
  });
});
