import { type ErrorKey, errorKinds } from '@clearbench/contracts/errors';
import { everyRoute } from '@clearbench/contracts/every-route';
import { Failure } from '@clearbench/contracts/failure';
import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import { signOutRoute } from '@clearbench/contracts/session/routes';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { type Access, access } from '../access.ts';
import { embeddedIdentityProvider } from '../identity-provider/embedded-identity-provider.ts';
import type { EndSession } from '../ports.ts';
import { readPrincipal } from '../read-principal.ts';
import { type AccessSettings, defaultTimes } from '../settings.ts';
import type { TestRecord } from '../sign-in-test/sign-in-tests.ts';
import { type Browser, browser } from './browser.fixture.ts';
import { usedLinks } from './links.fake.ts';
import { people } from './people.fixture.ts';

const statuses = { unauthenticated: 401, forbidden: 403, notFound: 404 } as const;

const problem: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const errorKey = error instanceof Failure ? error.errorKey : 'server_error';
  const kind = errorKinds[errorKey as ErrorKey] as keyof typeof statuses;
  response
    .status(statuses[kind] ?? 500)
    .json({ errorKey, ...(error instanceof Failure ? { params: error.params } : {}), said: String(error) });
};

/** Fixed paths before those with parameters, as the product mounts them. */
const byPlainness = (one: Route, other: Route) => one.path.split(':').length - other.path.split(':').length;

/** Routes behind their guards; each returns that it was reached, and by which user. */
const mountAll = (
  app: express.Express,
  routes: readonly Route[],
  { guard, sessions }: Access,
  endSession: EndSession,
): void => {
  for (const route of routes.toSorted(byPlainness)) {
    const answer: RequestHandler = async (_request, response) => {
      const principal = response.locals.principal as Principal | undefined;
      if (route.name === signOutRoute.name && principal) {
        sessions.clear(response);
        await endSession({ userId: principal.user.userId, sessionId: principal.sessionId });
      }
      response.json({ reached: route.name, userId: principal?.user.userId });
    };
    const method = route.method.toLowerCase() as 'get';
    app[method](route.path, ...guard(route), answer);
  }
};

/** Access control on a real port, with users in memory and a clock that the test sets. */
export const runningApp = async (differences: Partial<AccessSettings> = {}, routes = everyRoute) => {
  const app = express();
  const { origin, port, stop } = await onAPort(app);
  const warnings: unknown[] = [];
  const log = { warn: (facts: unknown) => void warnings.push(facts) };
  const folk = people();
  const links = usedLinks();
  const tested: TestRecord[] = [];
  const state = { now: Date.parse('2026-11-20T12:00:00.000Z'), needApproval: true, verifiesEmail: true };
  const idp = embeddedIdentityProvider({ publicUrl: origin, nodeEnv: 'test', log });
  const settings = {
    publicUrl: origin,
    secret: 'a secret that is only good for tests',
    providers: [idp.provider],
    ...defaultTimes,
    ...differences,
  };
  const gate = access({
    settings,
    newUserNeedApproval: () => state.needApproval,
    verifiesEmail: () => state.verifiesEmail,
    principalOf: readPrincipal(folk.models),
    tokenOf: async (tokenId) => folk.tokens.get(tokenId),
    noteTokenUse: folk.noteTokenUse,
    signIn: folk.signIn,
    endSession: folk.endSession,
    links: links.linkActions,
    signInTest: {
      accountOf: async () => ({ waits: true }),
      record: async (test) => void tested.push(test),
    },
    clock: { now: () => new Date(state.now).toISOString() },
    log,
  });
  app.use(idp.router, gate.signInRouter);
  // A short cut for tests that are not about sign-in.
  app.get('/enter/:userId', async ({ params: { userId } }, response) => {
    await gate.sessions.start(response, userId);
    response.send('entered');
  });
  mountAll(app, routes, gate, folk.endSession);
  app.get(/^\/(?!api|auth|oauth2)/, (_request, response) => void response.send('a page'));
  app.use(problem);
  return { origin, port, stop, folk, links, tested, state, settings, gate, warnings, browser: () => browser(origin) };
};
export type RunningApp = Awaited<ReturnType<typeof runningApp>>;

/** The address of the demo provider's form. */
export const formIn = (page: string): string => /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? '';

/** Submits the demo provider's form; returns the final URL. */
export const signInAs = async (visitor: Browser, account: string, redirectTo = '/'): Promise<URL> => {
  const start = `/oauth2/authorization/demo?redirectTo=${encodeURIComponent(redirectTo)}`;
  const { response } = await visitor.follow(start);
  const form = formIn(await response.text());
  const { url } = await visitor.follow(form, { method: 'POST', body: new URLSearchParams({ account }) });
  return url;
};
