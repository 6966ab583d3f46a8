import { Failure } from '@clearbench/contracts/failure';
import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import type { Request, RequestHandler, Response } from 'express';
import { permissionRefusal } from './permission.ts';
import type { Clock } from './ports.ts';
import type { ProgramOf } from './program/programs.ts';
import { tokenIn } from './program/user-token.ts';
import type { Sessions } from './session/sessions.ts';
import type { VisitOf } from './visitors.ts';

type Parts = {
  readonly sessions: Sessions;
  readonly visitOf: VisitOf;
  readonly programOf: ProgramOf;
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
    if (route.plan || route.programs)
      throw new Error(`${route.name} is open to anyone and cannot ask for a plan or take tokens`);
    // Public reads are the same for everybody: they are answered without asking who it is.
    return route.method === 'GET' ? [] : [publicGuard(parts, route)];
  };

/** Somebody known, and what is due once they are let in. */
type Caller = { readonly principal: Principal; letIn(): Promise<void> };

const personGuard = (parts: Parts, route: Route): RequestHandler => {
  const { newUserNeedApproval, verifiesEmail, clock } = parts;
  return async (request, response, next) => {
    const token = tokenIn(request.headers.authorization);
    const { principal, letIn } = await (token === undefined
      ? inSession(parts, route, request, response)
      : withToken(parts, route, token, response));
    const circumstances = {
      now: clock.now(),
      newUserNeedApproval: newUserNeedApproval(),
      verifiesEmail: verifiesEmail(),
    };
    const refusal = permissionRefusal(route, principal, circumstances);
    if (refusal) throw new Failure(refusal);
    await letIn();
    response.locals.principal = principal;
    next();
  };
};

const inSession = async (
  { sessions, visitOf }: Parts,
  route: Route,
  request: Request,
  response: Response,
): Promise<Caller> => {
  const visit = await visitOf(request.headers.cookie);
  if ('nobody' in visit) {
    if (route.programs) response.setHeader('WWW-Authenticate', 'Bearer');
    throw new Failure(visit.nobody);
  }
  const { principal, session } = visit;
  demandToken(sessions, route, request, session.sessionId);
  return { principal, letIn: () => sessions.touch(response, session) };
};

/** No cookie is read, whatever comes along: no page of another site can make a browser send this header. */
const withToken = async ({ programOf }: Parts, route: Route, token: string, response: Response): Promise<Caller> => {
  if (!route.programs) throw new Failure('access.tokenNotTaken');
  const program = await programOf(token);
  if (!('nobody' in program)) return { principal: program.principal, letIn: program.noteUse };
  response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
  throw new Failure(program.nobody);
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
