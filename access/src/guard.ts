import { Failure } from '@clearbench/contracts/failure';
import type { Route } from '@clearbench/contracts/route';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import type { Request, RequestHandler } from 'express';
import { permissionRefusal } from './permission.ts';
import type { Clock } from './ports.ts';
import type { Sessions } from './session/sessions.ts';
import type { VisitOf } from './visitors.ts';

type Parts = {
  readonly sessions: Sessions;
  readonly visitOf: VisitOf;
  readonly newUserNeedApproval: () => boolean;
  readonly verifiesEmail: () => boolean;
  readonly clock: Clock;
};

/**
 * The one call that needs no XSRF token, because it is where a page gets its first. It changes nothing, it tells the
 * visitor only about themselves, and a page of another site can neither read its answer nor the cookie it sets.
 */
const handsOutToken = (route: Route): boolean => route.name === userInfoRoute.name;

/** What a route asks of its callers, as request handlers. Built from the contract alone: nobody can mount a route and forget it. */
export const routeGuard =
  (parts: Parts) =>
  (route: Route): readonly RequestHandler[] => {
    if (route.allow !== 'anyone') return [personGuard(parts, route)];
    if (route.plan) throw new Error(`${route.name} is open to anyone and cannot ask for a plan`);
    // Public reads are the same for everybody: they are answered without asking who it is.
    return route.method === 'GET' ? [] : [publicGuard(parts, route)];
  };

const personGuard =
  ({ sessions, visitOf, newUserNeedApproval, verifiesEmail, clock }: Parts, route: Route): RequestHandler =>
  async (request, response, next) => {
    const visit = await visitOf(request.headers.cookie);
    if ('nobody' in visit) throw new Failure(visit.nobody);
    const { principal, session } = visit;
    demandToken(sessions, route, request, session.sessionId);
    const circumstances = {
      now: clock.now(),
      newUserNeedApproval: newUserNeedApproval(),
      verifiesEmail: verifiesEmail(),
    };
    const refusal = permissionRefusal(route, principal, circumstances);
    if (refusal) throw new Failure(refusal);
    await sessions.touch(response, session);
    response.locals.principal = principal;
    next();
  };

const publicGuard =
  ({ sessions, visitOf }: Parts, route: Route): RequestHandler =>
  async (request, response, next) => {
    const visit = await visitOf(request.headers.cookie);
    const known = 'nobody' in visit ? undefined : visit;
    if (handsOutToken(route)) sessions.offerXsrfToken(request, response, known?.session.sessionId);
    else demandToken(sessions, route, request, known?.session.sessionId);
    response.locals.principal = known?.principal;
    next();
  };

const demandToken = (sessions: Sessions, route: Route, request: Request, sessionId: string | undefined): void => {
  if (route.method !== 'GET' && !sessions.hasGoodXsrfToken(request, sessionId)) throw new Failure('session.xsrf');
};
