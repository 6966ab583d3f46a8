import { Router } from 'express';
import { type Admission, type AdmissionParts, admission } from './admission.ts';
import { invitationCookie } from './links/invitation-cookie.ts';
import type { LinkActions } from './links/link-actions.ts';
import { linkRouter } from './links/link-router.ts';
import { acceptStoredInvitation } from './links/stored-invitation.ts';
import type { EndSession, Log, SignIn } from './ports.ts';
import { type AccessSettings, checkSettings } from './settings.ts';
import { type LoginUrls, loginUrlsOf } from './sign-in/login-urls.ts';
import { providersOf } from './sign-in/providers.ts';
import { signInRouter } from './sign-in/sign-in-router.ts';
import { stateStores } from './sign-in/state-store.ts';
import { type SignInTestPorts, type SignInTests, signInTests } from './sign-in-test/sign-in-tests.ts';

export type AccessParts = AdmissionParts & {
  readonly settings: AccessSettings;
  readonly signIn: SignIn;
  readonly endSession: EndSession;
  /** The actions behind links in mails. */
  readonly links: LinkActions;
  readonly signInTest: SignInTestPorts;
  readonly log: Log;
};

export type Access = Omit<Admission, 'requestPrincipalOf'> & {
  /** The routes of sign-in, and of the pages behind links in mails. */
  readonly signInRouter: Router;
  readonly loginUrls: LoginUrls;
  readonly signInTests: SignInTests;
};

/** Authentication and authorisation together; throws for unsafe settings. */
export const access = (parts: AccessParts): Access => {
  const { settings, signIn, endSession, links, clock, log } = parts;
  checkSettings(settings);
  const { guard, sessions, requestPrincipalOf, principalFromCookie } = admission(parts);
  const attempts = stateStores(settings, clock);
  const providers = providersOf(settings, attempts, clock);
  const tests = signInTests({ ...parts.signInTest, settings, providers, attempts, requestPrincipalOf, clock, log });
  const cookie = invitationCookie(settings, clock);
  const invited = acceptStoredInvitation(cookie, links, log);
  return {
    guard,
    sessions,
    principalFromCookie,
    signInRouter: Router()
      .use(signInRouter({ settings, providers, sessions, requestPrincipalOf, signIn, endSession, invited, tests, log }))
      .use(linkRouter({ settings, linkActions: links, sessions, requestPrincipalOf, endSession, cookie, clock })),
    loginUrls: loginUrlsOf(settings.providers),
    signInTests: tests,
  };
};
