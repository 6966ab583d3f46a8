import { Router } from 'express';
import { type Admission, type AdmissionParts, admission } from './admission.ts';
import { invitationCookie } from './links/invitation-cookie.ts';
import { keptInvitation } from './links/kept-invitation.ts';
import type { LinkDesk } from './links/link-desk.ts';
import { linkRouter } from './links/link-router.ts';
import type { EndSession, Log, SignIn } from './ports.ts';
import { type AccessSettings, checkSettings } from './settings.ts';
import { type LoginUrls, loginUrlsOf } from './sign-in/login-urls.ts';
import { providersOf } from './sign-in/providers.ts';
import { signInRouter } from './sign-in/sign-in-router.ts';

export type AccessParts = AdmissionParts & {
  readonly settings: AccessSettings;
  readonly signIn: SignIn;
  readonly endSession: EndSession;
  /** What the links of mails do. */
  readonly links: LinkDesk;
  readonly log: Log;
};

export type Access = Omit<Admission, 'visitOf'> & {
  /** Signing in, and the pages mails lead to. */
  readonly signInRouter: Router;
  readonly loginUrls: LoginUrls;
};

/** Who you are and what you may do, put together; fails on settings nobody should run with. */
export const access = (parts: AccessParts): Access => {
  const { settings, signIn, endSession, links, clock, log } = parts;
  checkSettings(settings);
  const { guard, sessions, visitOf, principalFromCookie } = admission(parts);
  const providers = providersOf(settings, clock);
  const cookie = invitationCookie(settings, clock);
  const invited = keptInvitation(cookie, links, log);
  return {
    guard,
    sessions,
    principalFromCookie,
    signInRouter: Router()
      .use(signInRouter({ settings, providers, sessions, visitOf, signIn, endSession, invited, log }))
      .use(linkRouter({ settings, desk: links, sessions, visitOf, endSession, cookie, clock })),
    loginUrls: loginUrlsOf(settings.providers),
  };
};
