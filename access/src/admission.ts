import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RequestHandler } from 'express';
import { routeGuard } from './guard.ts';
import { accountRefusal } from './permission.ts';
import type { Clock, NoteTokenUse, PrincipalOf, TokenOf } from './ports.ts';
import { programs } from './program/programs.ts';
import { type Sessions, sessionsIn } from './session/sessions.ts';
import { checkSessionSettings, type SessionSettings } from './settings.ts';
import { type VisitOf, visitors } from './visitors.ts';

export type AdmissionParts = {
  readonly settings: SessionSettings;
  /** Asked on every request, so that a changed setting holds at once. */
  readonly newUserNeedApproval: () => boolean;
  /** Whether an unproved address keeps people out: only where mail can be sent. Asked on every request, too. */
  readonly verifiesEmail: () => boolean;
  readonly principalOf: PrincipalOf;
  readonly tokenOf: TokenOf;
  /** Left out by who cannot write: what is only read with a token is not noted there. */
  readonly noteTokenUse?: NoteTokenUse;
  readonly clock: Clock;
};

export type Admission = {
  /** The request handlers a route's contract asks for; hand it to `mount`. */
  readonly guard: (route: Route) => readonly RequestHandler[];
  readonly sessions: Sessions;
  readonly visitOf: VisitOf;
  /** Who a raw `Cookie` header stands for, if they may use the product now; for the live connection. */
  readonly principalFromCookie: (cookieHeader: string | undefined) => Promise<Principal | undefined>;
};

/** Who you are and what you may do, for whoever has signed in already. */
export const admission = (parts: AdmissionParts): Admission => {
  const { settings, newUserNeedApproval, verifiesEmail, principalOf, clock } = parts;
  checkSessionSettings(settings);
  const sessions = sessionsIn(settings, clock);
  const visitOf = visitors(sessions, principalOf);
  const programOf = programs(parts);
  return {
    guard: routeGuard({ sessions, visitOf, programOf, newUserNeedApproval, verifiesEmail, clock }),
    sessions,
    visitOf,
    principalFromCookie: async (cookieHeader) => {
      const visit = await visitOf(cookieHeader);
      if ('nobody' in visit) return undefined;
      const refusal = accountRefusal(visit.principal, {
        newUserNeedApproval: newUserNeedApproval(),
        verifiesEmail: verifiesEmail(),
      });
      return refusal ? undefined : visit.principal;
    },
  };
};
