import { readProfileRoute } from '@clearbench/contracts/user/routes';
import { EncryptJWT } from 'jose';
import { keyFor } from '../keys.ts';
import type { Browser } from '../testing/browser.fixture.ts';
import { someUser } from '../testing/people.fixture.ts';
import { type RunningApp, runningApp } from '../testing/running-app.fixture.ts';

const minute = 60 * 1000;
const cookieName = 'clearbench-session';

describe('session', () => {
  let app: RunningApp;
  let visitor: Browser;
  beforeAll(async () => {
    app = await runningApp({ sessionIdle: 60 * minute, sessionLifetime: 180 * minute });
  });
  beforeEach(async () => {
    app.folk.users.set('tester', someUser('tester'));
    visitor = app.browser();
    await visitor.request('/enter/tester');
  });
  afterAll(() => app.stop());

  const ask = async (): Promise<string> => {
    const response = await visitor.request(readProfileRoute.path);
    const { reached, errorKey, params } = (await response.json()) as {
      reached?: string;
      errorKey?: string;
      params?: { reason?: string };
    };
    return reached === undefined ? [response.status, errorKey, params?.reason].filter(Boolean).join(' ') : 'ok';
  };
  const sealedWith = (secret: string, purpose: string) =>
    new EncryptJWT({ sub: 'tester', sid: 'x', started: app.state.now, seen: app.state.now })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(keyFor(secret, purpose));

  it('ends when it was idle for too long', async () => {
    app.state.now += 60 * minute - 1;
    expect(await ask()).toBe('ok');
    app.state.now += 60 * minute;
    expect(await ask()).toBe('401 session.expired idle');
  });

  it('ends at its longest duration, also when used', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      app.state.now += 30 * minute;
      expect(await ask()).toBe('ok');
    }
    app.state.now += 30 * minute;
    expect(await ask()).toBe('401 session.expired lifetime');
  });

  it('renews its cookie at intervals only', async () => {
    const written = () => visitor.received.filter((line) => line.startsWith(cookieName)).length;
    app.state.now += minute;
    await ask();
    expect(written()).toBe(1);
    app.state.now += 3 * minute;
    await ask();
    expect(written()).toBe(2);
  });

  it('is invalid when a single character of the cookie was changed', async () => {
    const good = visitor.cookie(cookieName) ?? '';
    for (const place of [5, good.length >> 1, good.length - 3]) {
      const other = good.charAt(place) === 'A' ? 'B' : 'A';
      visitor.setCookie(cookieName, good.slice(0, place) + other + good.slice(place + 1));
      expect(await ask()).toBe('401 session.missing unreadable');
    }
    visitor.setCookie(cookieName, good);
    expect(await ask()).toBe('ok');
  });

  it('is invalid when it was encrypted with another secret or for another purpose', async () => {
    visitor.setCookie(cookieName, await sealedWith(app.settings.secret, 'session'));
    expect(await ask()).toBe('ok');
    visitor.setCookie(cookieName, await sealedWith('another secret of the same length!!!', 'session'));
    expect(await ask()).toBe('401 session.missing unreadable');
    visitor.setCookie(cookieName, await sealedWith(app.settings.secret, 'sign-in'));
    expect(await ask()).toBe('401 session.missing unreadable');
  });

  it("is invalid when the cookie's header names no encryption", async () => {
    const claims = { sub: 'tester', sid: 'x', started: app.state.now, seen: app.state.now };
    const part = (facts: object) => Buffer.from(JSON.stringify(facts)).toString('base64url');
    for (const forged of ['x', `${part({ alg: 'none' })}.${part(claims)}.`, 'a.b.c.d.e']) {
      visitor.setCookie(cookieName, forged);
      expect(await ask()).toBe('401 session.missing unreadable');
    }
  });

  it('reflects changes by administrators immediately', async () => {
    expect(await ask()).toBe('ok');
    app.folk.change('tester', { userState: 'DISABLED' });
    expect(await ask()).toBe('403 access.disabled');
    app.folk.change('tester', { userState: 'ENABLED', approvedState: 'UNKNOWN' });
    expect(await ask()).toBe('403 access.approvalPending');
    app.state.needApproval = false;
    expect(await ask()).toBe('ok');
    app.state.needApproval = true;
    app.folk.users.delete('tester');
    expect(await ask()).toBe('401 session.expired accountDeleted');
  });
});
