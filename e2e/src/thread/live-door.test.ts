import { livePath } from '@clearbench/contracts/product-constants';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { liveClient } from '../client/live-client.ts';
import { type RunningServer, runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';

describe('the door of the live connection', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: RunningServer;
  let tester: BenchClient;
  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await runServer(folder.path);
    tester = await benchClient(server.url, 'tester');
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  const info = (headers: Record<string, string>) => fetch(`${server.url}${livePath}/info`, { headers });
  const send = (session: string, cookie: string, body: string) =>
    fetch(`${server.url}${livePath}/0/${session}/xhr_send`, { method: 'POST', headers: { cookie }, body });

  it('lets a signed-in user in', async () => {
    const live = await liveClient(server.url, tester);
    await live.close();
    expect((await info({ cookie: tester.browser.cookieHeader() })).status).toBe(200);
  });
  it('turns away whoever is not signed in', async () => {
    expect((await info({})).status).toBe(401);
    expect((await info({ cookie: 'clearbench-session=made-up' })).status).toBe(401);
  });
  it('turns away pages of another origin', async () =>
    expect((await info({ cookie: tester.browser.cookieHeader(), origin: 'http://evil.example' })).status).toBe(403));
  it('turns away what is larger than any frame', async () =>
    expect((await send('s1', tester.browser.cookieHeader(), 'x'.repeat(100_000))).status).toBe(413));
  it('keeps a session to whoever opened it', async () => {
    const other = await benchClient(server.url, 'tester2');
    const open = await fetch(`${server.url}${livePath}/0/mine/xhr`, {
      method: 'POST',
      headers: { cookie: tester.browser.cookieHeader(), 'content-length': '0' },
    });
    expect(await open.text()).toBe('o\n');
    expect((await send('mine', other.browser.cookieHeader(), '["x"]')).status).toBe(403);
  });
});
