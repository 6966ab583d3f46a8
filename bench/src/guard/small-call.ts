import type { AddressInfo } from 'node:net';
import { routeGuard } from '@clearbench/access/guard';
import { readPrincipal } from '@clearbench/access/read-principal';
import { requestPrincipals } from '@clearbench/access/request-principal';
import { sessionsIn } from '@clearbench/access/session/sessions';
import { defaultTimes } from '@clearbench/access/settings';
import { somePlan, someUser } from '@clearbench/access/testing/people.fixture';
import { planView } from '@clearbench/contracts/plan/views';
import { userView } from '@clearbench/contracts/user/views';
import { systemClock } from '@clearbench/event-sourcing/clock';
import { mount } from '@clearbench/event-sourcing/serving/serve';
import { planQueries } from '@clearbench/query-service/plan/plan-queries';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import express, { type Express, type RequestHandler } from 'express';
import { answerParent } from '../child.ts';

const plan = somePlan('bench');
const user = someUser('caller', { plan: { planId: plan.planId, from: '2026-01-01' } });

const documents = memoryDocumentStore();
await documents.apply(userView.name, [{ id: user.userId, position: 1, document: user }]);
await documents.apply(planView.name, [{ id: plan.planId, position: 1, document: plan }]);
const views = uncachedReadModels(documents);
const endpoints = planQueries({ views });

const settings = { publicUrl: 'http://localhost', secret: 'a secret that is only good for measuring', ...defaultTimes };

/** The product's guard: an encrypted session cookie, user and plan from read models. `/enter` sets the cookie. */
const guarded = (app: Express): Express => {
  const clock = systemClock();
  const sessions = sessionsIn(settings, clock);
  const requestPrincipalOf = requestPrincipals(sessions, readPrincipal(views));
  const programOf = async () => ({ errorKey: 'access.tokenUnknown' }) as const;
  const requested = { newUserNeedApproval: () => true, verifiesEmail: () => true };
  const guard = routeGuard({ sessions, requestPrincipalOf, programOf, ...requested, clock });
  const enter: RequestHandler = async (_request, response) => {
    await sessions.start(response, user.userId);
    response.end();
  };
  return app.get('/enter', enter).use(mount(endpoints, guard));
};

/** The same handler with a fixed caller. */
const unguarded = (app: Express): Express => {
  const principal = { sessionId: 'bench', user, isAdmin: false, plan };
  const tell: RequestHandler = (_request, response, next) => {
    response.locals.principal = principal;
    next();
  };
  return app.use(tell).use(mount(endpoints, () => []));
};

/** One small call on Express, with or without the guard; answers with its origin. */
answerParent<{ guard: boolean }>(({ guard }) => {
  const bare = express().disable('x-powered-by').set('etag', false);
  const app = guard ? guarded(bare) : unguarded(bare);
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
});
