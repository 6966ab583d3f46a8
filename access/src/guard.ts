import { Failure } from '@clearbench/contracts/failure';
import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { opens } from '@clearbench/contracts/token-scope';
import type { Request, RequestHandler, Response } from 'express';
import { permissionRefusal } from './permission.ts';
import type { Clock } from './ports.ts';
import type { ProgramOf } from './program/programs.ts';
import { tokenIn } from './program/user-token.ts';
import type { RequestPrincipalOf } from './request-principal.ts';
import type { Sessions } from './session/sessions.ts';

type Parts = {
  readonly sessions: Sessions;
  readonly requestPrincipalOf: RequestPrincipalOf;
  readonly programOf: ProgramOf;
  readonly newUserNeedApproval: () => boolean;
  readonly verifiesEmail: () => boolean;
  readonly clock: Clock;
};

/**
 * The only route without an XSRF token, because a page gets its first token there. It changes nothing and returns only
 * data of the visitor, and a page of another site can read neither its reply nor its cookie.
 */
const issuesXsrfToken = (route: Route): boolean => route.name === userInfoRoute.name;

/**
 * The guard of a route as request handlers. It is built from the contract, so that no route can be mounted without one.
 */
export const routeGuard =
  (parts: Parts) =>
  (route: Route): readonly RequestHandler[] => {
    if (route.allow !== 'anyone') return [personGuard(parts, route)];
    if (route.plan || route.scope)
      throw new Error(`${route.name} is open to anyone and cannot ask for a plan or for a scope`);
    // Public reads are the same for all callers, so the session is not read.
    return route.method === 'GET' ? [] : [publicGuard(parts, route)];
  };

/** An authenticated caller, and the work that is due once the call is allowed. */
type Caller = { readonly principal: Principal; letIn(): Promise<void> | undefined };

const personGuard = (parts: Parts, route: Route): RequestHandler => {
  const { newUserNeedApproval, verifiesEmail, clock } = parts;
  return async (request, response, next) => {
    const token = tokenIn(request.headers.authorization);
    const { principal, letIn } = await (token === undefined
      ? inSession(parts, route, request, response)
      : withToken(parts, route, token, request, response));
    const circumstances = {
      now: clock.now(),
      newUserNeedApproval: newUserNeedApproval(),
      verifiesEmail: verifiesEmail(),
    };
    const refusal = permissionRefusal(route, principal, circumstances);
    if (refusal) throw new Failure(refusal);
    const due = letIn();
    if (due) await due;
    response.locals.principal = principal;
    next();
  };
};

const inSession = async (
  { sessions, requestPrincipalOf }: Parts,
  route: Route,
  request: Request,
  response: Response,
): Promise<Caller> => {
  const visit = await requestPrincipalOf(request.headers.cookie);
  if ('errorKey' in visit) {
    if (route.scope !== 'none') response.setHeader('WWW-Authenticate', 'Bearer');
    throw new Failure(visit.errorKey, { reason: visit.reason });
  }
  const { principal, session } = visit;
  demandToken(sessions, route, request, session.sessionId);
  return { principal, letIn: () => sessions.touch(response, session) };
};

/** No cookie is read for a token: a page of another site cannot make a browser send this header. */
const withToken = async (
  { programOf }: Parts,
  { scope = 'none' }: Route,
  token: string,
  request: Request,
  response: Response,
): Promise<Caller> => {
  if (scope === 'none') throw new Failure('access.tokenNotAccepted');
  const program = await programOf(token);
  if ('errorKey' in program) {
    response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
    throw new Failure(program.errorKey);
  }
  const { principal, noteUse } = program;
  if (!opens(principal.token.scopes, scope)) {
    response.setHeader('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
    throw new Failure('access.scopeMissing', { scope });
  }
  return { principal, letIn: () => noteUse(request.ip) };
};

const publicGuard =
  ({ sessions, requestPrincipalOf }: Parts, route: Route): RequestHandler =>
  async (request, response, next) => {
    const visit = await requestPrincipalOf(request.headers.cookie);
    const known = 'errorKey' in visit ? undefined : visit;
    if (issuesXsrfToken(route)) sessions.offerXsrfToken(request, response, known?.session.sessionId);
    else demandToken(sessions, route, request, known?.session.sessionId);
    response.locals.principal = known?.principal;
    next();
  };

const demandToken = (sessions: Sessions, route: Route, request: Request, sessionId: string | undefined): void => {
  if (route.method !== 'GET' && !sessions.hasGoodXsrfToken(request, sessionId)) throw new Failure('session.xsrf');
};
