import type { Browser } from '../testing/browser.fixture.ts';
import { type RunningApp, runningApp, signInAs } from '../testing/running-app.fixture.ts';

const failed = '/login?error=session.signInFailed';

describe('sign-in is refused', () => {
  let app: RunningApp;
  let visitor: Browser;
  beforeAll(async () => {
    app = await runningApp({ signInLimit: { requests: 1_000, span: 60_000 } });
  });
  beforeEach(() => {
    visitor = app.browser();
  });
  afterAll(() => app.stop());

  /** Runs the flow up to the callback URL, without calling it. */
  const upToCallback = async (from: Browser, account = 'tester'): Promise<URL> => {
    const { response } = await from.follow('/oauth2/authorization/demo');
    const form = /action="([^"]+)"/.exec(await response.text())?.[1] ?? '';
    const resume = await from.request(form, { method: 'POST', body: new URLSearchParams({ account }) });
    const callback = await from.request(resume.headers.get('Location') ?? '');
    return new URL(callback.headers.get('Location') ?? '');
  };
  const result = async (url: URL, from = visitor) => (await from.request(url.href)).headers.get('Location');

  it('for an unknown provider', async () => {
    const unknown = '/login?error=session.unknownProvider';
    expect(await result(new URL('/oauth2/authorization/else', app.origin))).toBe(unknown);
    expect(await result(new URL('/auth/callback/else?code=a&state=b', app.origin))).toBe(unknown);
  });

  it('in another browser', async () => {
    const callback = await upToCallback(app.browser());
    expect(await result(callback)).toBe(failed);
    expect(visitor.cookie('clearbench-session')).toBeUndefined();
  });

  it('with a changed state', async () => {
    const callback = await upToCallback(visitor);
    const state = callback.searchParams.get('state') ?? '';
    callback.searchParams.set('state', `${state.startsWith('x') ? 'y' : 'x'}${state.slice(1)}`);
    expect(await result(callback)).toBe(failed);
  });

  it('for a repeated state, with or without its cookie', async () => {
    const callback = await upToCallback(visitor);
    const cookies = visitor.cookieHeader('/auth/callback/demo');
    expect(await result(callback)).toBe(`${app.origin}/`);
    expect(await result(callback)).toBe(failed);
    const again = app.browser();
    const replayed = await again.request(callback.href, { headers: { Cookie: cookies } });
    expect(replayed.headers.get('Location')).toBe(failed);
    expect(again.cookie('clearbench-session')).toBeUndefined();
  });

  it('after ten minutes', async () => {
    const callback = await upToCallback(visitor);
    app.state.now += 10 * 60 * 1000;
    expect(await result(callback)).toBe(failed);
  });

  it('with the code of another attempt, because the verifier does not match', async () => {
    const mine = await upToCallback(visitor);
    const theirs = await upToCallback(app.browser(), 'admin');
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    expect(await result(mine)).toBe(failed);
  });

  it.each(['', '?code=abc', '?state=abc', '?code=a&code=b&state=c'])('with the callback "%s"', async (query) =>
    expect(await result(new URL(`/auth/callback/demo${query}`, app.origin))).toBe(failed),
  );

  it('when the visitor cancels', async () => {
    const { response } = await visitor.follow('/oauth2/authorization/demo');
    const form = /action="([^"]+)"/.exec(await response.text())?.[1] ?? '';
    const { url } = await visitor.follow(form, { method: 'POST', body: new URLSearchParams({ cancel: 'yes' }) });
    expect(url.pathname + url.search).toBe('/login?cancelled');
    expect(visitor.cookie('clearbench-session')).toBeUndefined();
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', '/.//evil.example/', '/\t/evil.example/'])(
    'does not redirect to %s',
    async (redirectTo) => {
      expect((await signInAs(visitor, 'tester', redirectTo)).href).toBe(`${app.origin}/`);
    },
  );

  it('redirects once from another host name to the public one', async () => {
    const under = async (query: string) => {
      const start = `http://localhost:${app.port}/oauth2/authorization/demo?${query}`;
      return (await fetch(start, { redirect: 'manual' })).headers.get('Location');
    };
    const moved = `${app.origin}/oauth2/authorization/demo?redirectTo=%2F&moved=`;
    expect(await under('redirectTo=//evil.example/')).toBe(moved);
    expect(await under('redirectTo=%2F&moved=')).toContain(`${app.origin}/auth/idp/auth?`);
  });
});

describe('too many attempts', () => {
  it('are redirected to the sign-in page', async () => {
    const app = await runningApp({ signInLimit: { requests: 3, span: 60_000 } });
    try {
      const visitor = app.browser();
      const locations: (string | null)[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        const response = await visitor.request('/oauth2/authorization/demo');
        locations.push(response.headers.get('Location'));
      }
      expect(locations.slice(0, 3).every((location) => location?.startsWith(`${app.origin}/auth/idp/auth`))).toBe(true);
      expect(locations[3]).toBe('/login?error=request.tooMany');
    } finally {
      await app.stop();
    }
  });
});
