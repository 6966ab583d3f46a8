import type { Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import { type RequestHandler, Router } from 'express';
import { routeGuard } from './guard.ts';
import { invitationCookie } from './links/invitation-cookie.ts';
import { keptInvitation } from './links/kept-invitation.ts';
import type { LinkDesk } from './links/link-desk.ts';
import { linkRouter } from './links/link-router.ts';
import { accountRefusal } from './permission.ts';
import type { Clock, EndSession, Log, PrincipalOf, SignIn } from './ports.ts';
import { type Sessions, sessionsIn } from './session/sessions.ts';
import { type AccessSettings, checkSettings } from './settings.ts';
import { providersOf, startPath } from './sign-in/providers.ts';
import { signInRouter } from './sign-in/sign-in-router.ts';
import { visitors } from './visitors.ts';

export type AccessParts = {
  readonly settings: AccessSettings;
  /** Asked on every request, so that a changed setting holds at once. */
  readonly newUserNeedApproval: () => boolean;
  /** Whether an unproved address keeps people out: only where mail can be sent. Asked on every request, too. */
  readonly verifiesEmail: () => boolean;
  readonly principalOf: PrincipalOf;
  readonly signIn: SignIn;
  readonly endSession: EndSession;
  /** What the links of mails do. */
  readonly links: LinkDesk;
  readonly clock: Clock;
  readonly log: Log;
};

export type Access = {
  /** The request handlers a route's contract asks for; hand it to `mount`. */
  readonly guard: (route: Route) => readonly RequestHandler[];
  /** Signing in, and the pages mails lead to. */
  readonly signInRouter: Router;
  readonly sessions: Sessions;
  readonly loginUrls: () => readonly { readonly name: string; readonly url: string }[];
  /** Who a raw `Cookie` header stands for, if they may use the product now; for the live connection. */
  readonly principalFromCookie: (cookieHeader: string | undefined) => Promise<Principal | undefined>;
};

/** Who you are and what you may do, put together; fails on settings nobody should run with. */
export const access = (parts: AccessParts): Access => {
  const { settings, newUserNeedApproval, verifiesEmail, principalOf, signIn, endSession, links, clock, log } = parts;
  checkSettings(settings);
  const sessions = sessionsIn(settings, clock);
  const visitOf = visitors(sessions, principalOf);
  const providers = providersOf(settings, clock);
  const cookie = invitationCookie(settings, clock);
  const invited = keptInvitation(cookie, links, log);
  return {
    guard: routeGuard({ sessions, visitOf, newUserNeedApproval, verifiesEmail, clock }),
    signInRouter: Router()
      .use(signInRouter({ settings, providers, sessions, visitOf, signIn, endSession, invited, log }))
      .use(linkRouter({ settings, desk: links, sessions, visitOf, endSession, cookie, clock })),
    sessions,
    loginUrls: () => settings.providers.map(({ name, title }) => ({ name: title, url: startPath(name) })),
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
