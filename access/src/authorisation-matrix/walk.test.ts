import { stepsOf } from '@clearbench/contracts/event-history';
import { everyRoute } from '@clearbench/contracts/every-route';
import { noReply, type Route, route } from '@clearbench/contracts/route';
import { type TokenGrant, tokenScopes } from '@clearbench/contracts/token-scope';
import { userHistory } from '@clearbench/contracts/user/history';
import { type Group, groups } from '../testing/authorisation-matrix/expected-groups.fixture.ts';
import {
  expected,
  expectedAnswer,
  expectedBeforeScopes,
  expectedInScope,
} from '../testing/authorisation-matrix/expected-refusals.fixture.ts';
import { openBeforeScopes, scopeGroups } from '../testing/authorisation-matrix/expected-scopes.fixture.ts';
import { authorizationOf, visitorOf } from '../testing/authorisation-matrix/visitor-kinds.fixture.ts';
import type { Browser } from '../testing/browser.fixture.ts';
import { somePlan } from '../testing/people.fixture.ts';
import { type RunningApp, runningApp } from '../testing/running-app.fixture.ts';

/** Represents all routes of administrators. */
const adminRoute = route({
  name: 'anAdminRoute',
  summary: 'For this test only.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/for-this-test-only',
  allow: 'admin',
  scope: 'administer',
  reply: noReply,
  errors: [],
});
const routes: readonly Route[] = [...everyRoute, adminRoute];

const call = (visitor: Browser, { method, path }: Route, authorization?: string): Promise<Response> => {
  const token = visitor.cookie('XSRF-TOKEN');
  const headers = {
    ...(token ? { 'X-XSRF-TOKEN': token } : {}),
    ...(authorization === undefined ? {} : { Authorization: authorization }),
  };
  return visitor.request(path.replace(/:\w+/g, 'some'), { method, headers });
};

const answer = async (visitor: Browser, route: Route, authorization?: string): Promise<string> => {
  const response = await call(visitor, route, authorization);
  const { reached, errorKey } = (await response.json()) as { reached?: string; errorKey?: string };
  if (reached === route.name) return response.status === 200 ? 'ok' : `reached with ${response.status}`;
  return errorKey ?? 'neither reached nor refused';
};

/** A visitor for each call: the same as before, unless the previous response set or cleared a cookie. */
const visitorsOf = (kind: string, app: RunningApp) => {
  let visitor: Browser | undefined;
  let received = 0;
  return async (): Promise<Browser> => {
    if (visitor?.received.length !== received) visitor = undefined;
    visitor ??= await visitorOf(kind, app);
    received = visitor.received.length;
    return visitor;
  };
};

describe('guard, every route for every kind of visitor', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp({}, routes);
    app.folk.plans.set('everything', somePlan('everything'));
    app.folk.plans.set('nothing', somePlan('nothing', { canCreate: false, canValidate: false, canEdit: false }));
  });
  afterAll(() => app.stop());

  it('covers exactly the routes of the contract', () =>
    expect(Object.values(groups).flat().toSorted()).toEqual(routes.map(({ name }) => name).toSorted()));

  it('refuses commands without an XSRF token, except the route that issues it', async () => {
    const commandRoutes = routes.filter(({ method, name }) => method !== 'GET' && name !== 'userInfo');
    expect(new Set(commandRoutes.map(({ method }) => method))).toEqual(new Set(['POST', 'PUT', 'PATCH', 'DELETE']));
    for (const each of commandRoutes) {
      const visitor = await visitorOf('an administrator', app);
      visitor.setCookie('XSRF-TOKEN', '');
      expect(`${each.name}: ${await answer(visitor, each)}`).toBe(`${each.name}: session.xsrf`);
    }
  });

  describe.each([...expected.keys()])('%s', (kind) => {
    it.each(Object.keys(groups) as Group[])('at routes for %s', async (group) => {
      const nextVisitor = visitorsOf(kind, app);
      const found: Record<string, string> = {};
      for (const each of routes.filter(({ name }) => (groups[group] as string[]).includes(name))) {
        const visitor = await nextVisitor();
        found[each.name] = await answer(visitor, each, authorizationOf(kind, app));
      }
      expect(found).toEqual(Object.fromEntries(groups[group].map((name) => [name, expectedAnswer(kind, name)])));
    });
  });

  it('covers the scope of every route that is not public', () => {
    const named = Object.values(scopeGroups).flat();
    const closed = routes.filter(({ allow }) => allow !== 'anyone').map(({ name }) => name);
    expect(named.toSorted()).toEqual(closed.toSorted());
  });

  it('opens the administration to tokens with the scope for it only', () => {
    const scopes = new Set(routes.filter(({ allow }) => allow === 'admin').map(({ scope }) => scope));
    expect(scopes).toEqual(new Set(['administer', 'none']));
  });

  const walkWith = async (kind: string, grant: Partial<TokenGrant>, answerFor: (name: string) => string) => {
    const visitor = await visitorOf(kind, app);
    const found: Record<string, string> = {};
    for (const each of routes) found[each.name] = await answer(visitor, each, authorizationOf(kind, app, grant));
    expect(found).toEqual(Object.fromEntries(routes.map(({ name }) => [name, answerFor(name)])));
    return routes.filter(({ name, allow }) => found[name] === 'ok' && allow !== 'anyone').map(({ name }) => name);
  };

  describe.each(tokenScopes)('a token with the scope %s only', (scope) => {
    it.each(['a program with a token', 'a program of an administrator'])('opens its routes for %s', (kind) =>
      walkWith(kind, { scopes: [scope] }, (name) => expectedInScope(kind, name, scope)),
    );
  });

  it('opens for a token from before scopes exactly what it opened then', async () => {
    const [step] = stepsOf(userHistory, 'UserTokenCreated');
    const grant = step?.({} as never) as TokenGrant;
    const opened = await walkWith('a program of an administrator', grant, expectedBeforeScopes);
    expect(opened.toSorted()).toEqual(openBeforeScopes.toSorted());
  });

  it('opens no route for a token without scopes', async () => {
    const kind = 'a program of an administrator';
    const isPublic = (name: string) => (groups.anyone as string[]).includes(name);
    const answerFor = (name: string) => {
      const withScopes = expectedAnswer(kind, name);
      return withScopes === 'ok' && !isPublic(name) ? 'access.scopeMissing' : withScopes;
    };
    expect(await walkWith(kind, { scopes: [] }, answerFor)).toEqual([]);
  });
});
