import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express from 'express';
import { type Browser, browser } from '../testing/browser.fixture.ts';
import { embeddedIdentityProvider } from './embedded-identity-provider.ts';

const publicUrl = 'https://bench.example.org';

describe('embedded identity provider behind a TLS proxy', () => {
  const app = express();
  let server: Awaited<ReturnType<typeof onAPort>>;
  let visitor: Browser;
  let start: URL;
  beforeAll(async () => {
    server = await onAPort(app);
    const { origin } = server;
    const log = { warn: () => {} };
    const { router, provider } = embeddedIdentityProvider({
      publicUrl,
      loopbackUrl: origin,
      nodeEnv: 'test',
      log,
    });
    app.use(router);
    visitor = browser(origin);
    start = new URL('/auth/idp/auth', origin);
    start.search = new URLSearchParams({
      client_id: provider.clientId,
      redirect_uri: `${publicUrl}/auth/callback/demo`,
      response_type: 'code',
      scope: provider.scopes.join(' '),
      state: 'some-state',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    }).toString();
  });
  afterAll(() => server.stop());

  it('redirects to public URLs only, and sets secure cookies', async () => {
    const requested = await visitor.request(start.href);
    const interaction = requested.headers.get('Location') ?? '';
    expect(interaction).toMatch(/^\/auth\/idp\/interaction\/[\w-]+$/);
    const chosen = await visitor.request(interaction, {
      method: 'POST',
      body: new URLSearchParams({ account: 'tester' }),
    });
    const resume = new URL(chosen.headers.get('Location') ?? '');
    expect(resume.origin).toBe(publicUrl);
    const back = await visitor.request(resume.pathname);
    const callback = new URL(back.headers.get('Location') ?? '');
    expect(callback.origin + callback.pathname).toBe(`${publicUrl}/auth/callback/demo`);
    expect(callback.searchParams.get('state')).toBe('some-state');
    expect(callback.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
    const insecure = visitor.received.filter((line) => !/; secure/i.test(line));
    expect(insecure).toEqual([]);
  });
});
