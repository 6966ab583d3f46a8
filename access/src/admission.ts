import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RequestHandler } from 'express';
import { routeGuard } from './guard.ts';
import { accountRefusal } from './permission.ts';
import type { Clock, NoteTokenUse, PrincipalOf, TokenOf } from './ports.ts';
import { programs } from './program/programs.ts';
import { type RequestPrincipalOf, requestPrincipals } from './request-principal.ts';
import { type Sessions, sessionsIn } from './session/sessions.ts';
import { checkSessionSettings, type SessionSettings } from './settings.ts';

export type AdmissionParts = {
  readonly settings: SessionSettings;
  /** Called on every request, so that a changed setting applies immediately. */
  readonly newUserNeedApproval: () => boolean;
  /** Whether an unverified address prevents access: only where mail can be sent. Called on every request. */
  readonly verifiesEmail: () => boolean;
  readonly principalOf: PrincipalOf;
  readonly tokenOf: TokenOf;
  /** Absent in a process that cannot write: it does not record the use of tokens. */
  readonly noteTokenUse?: NoteTokenUse;
  readonly clock: Clock;
};

export type Admission = {
  /** The request handlers that a route's permissions require, for `mount`. */
  readonly guard: (route: Route) => readonly RequestHandler[];
  readonly sessions: Sessions;
  readonly requestPrincipalOf: RequestPrincipalOf;
  /** The principal of a raw `Cookie` header, if the user may use the product; for the live connection. */
  readonly principalFromCookie: (cookieHeader: string | undefined) => Promise<Principal | undefined>;
};

/** Authentication and authorisation for signed-in users and access tokens. */
export const admission = (parts: AdmissionParts): Admission => {
  const { settings, newUserNeedApproval, verifiesEmail, principalOf, clock } = parts;
  checkSessionSettings(settings);
  const sessions = sessionsIn(settings, clock);
  const requestPrincipalOf = requestPrincipals(sessions, principalOf);
  const programOf = programs(parts);
  return {
    guard: routeGuard({ sessions, requestPrincipalOf, programOf, newUserNeedApproval, verifiesEmail, clock }),
    sessions,
    requestPrincipalOf,
    principalFromCookie: async (cookieHeader) => {
      const visit = await requestPrincipalOf(cookieHeader);
      if ('errorKey' in visit) return undefined;
      const refusal = accountRefusal(visit.principal, {
        newUserNeedApproval: newUserNeedApproval(),
        verifiesEmail: verifiesEmail(),
      });
      return refusal ? undefined : visit.principal;
    },
  };
};
