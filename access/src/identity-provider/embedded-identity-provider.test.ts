import { type RunningApp, runningApp, signInAs } from '../testing/running-app.fixture.ts';
import { demoAccounts } from './demo-accounts.ts';
import { embeddedIdentityProvider } from './embedded-identity-provider.ts';

const log = { warn: () => {} };

describe('embedded identity provider', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp({ signInLimit: { requests: 1_000, span: 60_000 } });
  });
  afterAll(() => app.stop());

  const accountsPage = async (language = 'en') => {
    const visitor = app.browser();
    const { response, url } = await visitor.follow('/oauth2/authorization/demo');
    const page = await visitor.request(url.href, { headers: { 'Accept-Language': language } });
    return { visitor, response, url, page, text: await page.text() };
  };

  it('never starts in production', () => {
    const start = () => embeddedIdentityProvider({ publicUrl: 'http://localhost:8080', nodeEnv: 'production', log });
    expect(start).toThrow('NODE_ENV=production');
  });

  it('publishes its public URLs, and accepts calls at an internal one', () => {
    const inside = { publicUrl: 'https://bench.example.org', loopbackUrl: 'http://127.0.0.1:8080' };
    const { provider } = embeddedIdentityProvider({ ...inside, nodeEnv: undefined, log });
    expect(provider.authorizeUrl).toBe('https://bench.example.org/auth/idp/auth');
    expect(provider.tokenUrl).toBe('http://127.0.0.1:8080/auth/idp/token');
    expect(provider.userinfoUrl).toBe('http://127.0.0.1:8080/auth/idp/me');
  });

  it('publishes its discovery document', async () => {
    const response = await fetch(`${app.origin}/auth/idp/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      issuer: `${app.origin}/auth/idp`,
      token_endpoint: `${app.origin}/auth/idp/token`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    });
  });

  it.each(demoAccounts.map(({ says: _, ...account }) => account))(
    'signs in $subject',
    async ({ subject, displayName, email, emailVerified }) => {
      await signInAs(app.browser(), subject);
      expect(app.folk.users.get(subject)).toMatchObject({ displayName, email, emailVerified });
    },
  );

  it('refuses accounts that are not on its list', async () => {
    const url = await signInAs(app.browser(), 'root');
    expect(url.pathname + url.search).toBe('/login?error=session.signInFailed');
  });

  it("lists every account with a button and a sentence, in the browser's language", async () => {
    const [english, german] = [(await accountsPage('en')).text, (await accountsPage('de-AT,de;q=0.9')).text];
    expect(english).toContain('<html lang="en">');
    expect(german).toContain('<html lang="de">');
    for (const { subject, displayName, says } of demoAccounts) {
      expect(english).toContain(`<button name="account" value="${subject}"`);
      expect(english).toContain(displayName);
      expect(english).toContain(says.en);
      expect(german).toContain(says.de);
    }
  });

  it('has a page that works under its own content security policy', async () => {
    const { page, text } = await accountsPage();
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<script|<style|style=|\son\w+=|https?:/);
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? '';
    const css = await fetch(app.origin + style);
    expect(css.headers.get('Content-Type')).toContain('text/css');
    expect(await css.text()).toContain('color-scheme: light dark');
  });

  it('explains an expired page, and one of another browser', async () => {
    const { url } = await accountsPage();
    const otherUser = await app.browser().request(url.href, { headers: { 'Accept-Language': 'en' } });
    expect(otherUser.status).toBe(400);
    expect(await otherUser.text()).toContain('opened in another browser');
  });

  it('explains an invalid request without echoing markup', async () => {
    const bad = '/auth/idp/auth?client_id=%3Cscript%3E&response_type=code&redirect_uri=http://evil.example/';
    const response = await fetch(app.origin + bad, { redirect: 'manual' });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain('invalid_client');
    expect(text).not.toContain('<script>');
  });

  it('requires PKCE', async () => {
    const { visitor } = await accountsPage();
    const start = await visitor.request('/oauth2/authorization/demo');
    const bare = new URL(start.headers.get('Location') ?? '');
    bare.searchParams.delete('code_challenge');
    bare.searchParams.delete('code_challenge_method');
    const refused = await visitor.request(bare.href);
    const back = new URL(refused.headers.get('Location') ?? '');
    expect(back.pathname).toBe('/auth/callback/demo');
    expect(back.searchParams.get('error')).toBe('invalid_request');
    expect(back.searchParams.get('error_description')).toMatch(/PKCE/);
  });
});
