import { livePath } from '@clearbench/contracts/product-constants';
import { benchClient } from '../client/bench-client.ts';
import { liveClient } from '../client/live-client.ts';
import { serving } from '../client/serving.ts';

describe('authentication of the live connection', () => {
  const here = serving();

  const info = (headers: Record<string, string>) => fetch(`${here.server.url}${livePath}/info`, { headers });
  const send = (session: string, cookie: string, body: string) =>
    fetch(`${here.server.url}${livePath}/0/${session}/xhr_send`, { method: 'POST', headers: { cookie }, body });

  it('accepts a signed-in user', async () => {
    const live = await liveClient(here.server.url, here.tester);
    await live.close();
    expect((await info({ cookie: here.tester.browser.cookieHeader() })).status).toBe(200);
  });
  it('refuses unauthenticated clients', async () => {
    expect((await info({})).status).toBe(401);
    expect((await info({ cookie: 'clearbench-session=made-up' })).status).toBe(401);
  });
  it('refuses pages of another origin', async () =>
    expect((await info({ cookie: here.tester.browser.cookieHeader(), origin: 'http://evil.example' })).status).toBe(
      403,
    ));
  it('refuses requests above the size of any frame', async () =>
    expect((await send('s1', here.tester.browser.cookieHeader(), 'x'.repeat(100_000))).status).toBe(413));
  it.each(['iframe.html', 'iframe-1.6.1.html', 'websocket', '0/s2/jsonp?c=x', '0/s2/htmlfile?c=x', '0/s2/eventsource'])(
    'does not offer %s, which the pages do not use',
    async (way) => {
      const headers = { cookie: here.tester.browser.cookieHeader() };
      expect((await fetch(`${here.server.url}${livePath}/${way}`, { headers })).status).toBe(404);
    },
  );
  it.each([`${livePath}/info`, '/health/live', '/api/heartbeat', '/api/nowhere'])(
    'answers %s as not found',
    async (path) => {
      const { headers } = await fetch(`${here.server.url}${path}`, {
        headers: { cookie: here.tester.browser.cookieHeader() },
      });
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );
  it('binds a session to its account', async () => {
    const other = await benchClient(here.server.url, 'tester2');
    const open = await fetch(`${here.server.url}${livePath}/0/mine/xhr`, {
      method: 'POST',
      headers: { cookie: here.tester.browser.cookieHeader(), 'content-length': '0' },
    });
    expect(await open.text()).toBe('o\n');
    expect((await send('mine', other.browser.cookieHeader(), '["x"]')).status).toBe(403);
  });
});
