import { type Group, groups } from '@clearbench/access/testing/authorisation-matrix/expected-groups.fixture';
import { expected } from '@clearbench/access/testing/authorisation-matrix/expected-refusals.fixture';
import { type Browser, browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { everyRoute } from '@clearbench/contracts/every-route';
import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import type { Route } from '@clearbench/contracts/route';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { serving } from '../client/serving.ts';

/** Kinds of visitors with a demo account; '' for a visitor who is not signed in. */
const visitors: readonly (readonly [kind: string, account: string])[] = [
  ['an anonymous visitor', ''],
  ['an unapproved user', 'waiting'],
  ['a rejected user', 'rejected'],
  ['a disabled user', 'disabled'],
  ['a tester', 'tester'],
];

const groupOf = ({ name }: Route): Group | undefined =>
  (Object.keys(groups) as Group[]).find((group) => (groups[group] as readonly string[]).includes(name));

describe('the running product', () => {
  const here = serving();

  const visit = async (account: string): Promise<Browser> => {
    const visitor = browser(here.server.url);
    if (account !== '') await signInAs(visitor, account);
    await visitor.request(userInfoRoute.path, {
      method: userInfoRoute.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ timeZone: 'UTC' }),
    });
    return visitor;
  };
  const answer = async (visitor: Browser, { method, path }: Route, token = visitor.cookie(xsrfCookie) ?? '') => {
    const response = await visitor.request(path.replace(/:\w+/g, 'some'), {
      method,
      headers: { [xsrfHeader]: token },
    });
    return ((await response.json()) as { errorKey?: string }).errorKey;
  };

  it('answers every route of the contracts', async () => {
    const visitor = await visit('');
    const closed = everyRoute.filter((route) => groupOf(route) !== 'anyone');
    const missing: string[] = [];
    for (const route of closed) if ((await answer(visitor, route)) === 'route.notFound') missing.push(route.name);
    expect(missing).toEqual([]);
  });

  it.each(visitors)('refuses %s on every other route', async (kind, account) => {
    const visitor = await visit(account);
    let shut = 0;
    for (const route of everyRoute) {
      const text = expected.get(kind)?.[groupOf(route) ?? 'admins'];
      const answered = text === 'ok' ? text : await answer(visitor, route);
      // The test above reports missing routes.
      if (answered === 'ok' || answered === 'route.notFound') continue;
      expect([route.name, answered]).toEqual([route.name, text]);
      shut += 1;
    }
    expect(shut).toBeGreaterThan(15);
  });

  it("refuses commands without the session's own XSRF token", async () => {
    const [admin, other] = [await visit('admin'), await visit('tester')];
    const commandRoutes = everyRoute.filter(({ method, name }) => method !== 'GET' && name !== userInfoRoute.name);
    expect(commandRoutes.length).toBeGreaterThan(20);
    for (const token of ['', other.cookie(xsrfCookie) ?? ''])
      for (const route of commandRoutes)
        expect(['session.xsrf', 'route.notFound']).toContain(await answer(admin, route, token));
  });

  it.each(['/api', '/api/admin', '/api/admin/', '/api/user/', '/api/files/x/y/z', '/api/public/'])(
    'has no page at %s',
    async (path) => {
      const response = await (await visit('')).request(path);
      expect([401, 404]).toContain(response.status);
    },
  );
});
