import type { LinkActions } from '@clearbench/access/links/link-actions';
import { linksIn } from '@clearbench/access/links/links';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Log } from '@clearbench/event-sourcing/log';
import type { MailSettings } from '@clearbench/hosting/settings/mail';
import type { Stores } from '@clearbench/stores/stores';
import type { CommandContext } from '../command-context.ts';
import { checkInvitation } from '../user/check-invitation.ts';
import { acceptInvitation } from '../user/invitation-acceptance.ts';
import type { TextsIn } from '../user/mail.ts';
import { mailComposer } from '../user/mail-composer.ts';
import { type OpenedClaim, openClaim } from '../user/open-claim.ts';
import { requestVerification, sendVerification, verifyUser } from '../user/verification.ts';
import type { Welcome } from '../user/welcome-endpoints.ts';
import { startMailDispatcher } from './mail-dispatcher.ts';
import { smtpTransport } from './smtp-transport.ts';

/** Mail is undefined where none is configured; a demo has an administrator from the start. */
export type OnboardingSettings = {
  readonly mail: MailSettings | undefined;
  readonly secret: string;
  readonly demo: boolean;
};

export type OnboardingParts = {
  readonly settings: OnboardingSettings;
  readonly publicUrl: string;
  readonly stores: Stores;
  readonly context: CommandContext;
  readonly textsIn: TextsIn;
  readonly productName: () => string;
  readonly clock: Clock;
  readonly log: Log;
};

/** Onboarding: mails, their links, and the first administrator. */
export type Onboarding = {
  readonly welcome: Welcome;
  readonly links: LinkActions;
  readonly claimCode: OpenedClaim['code'];
  /** Undefined without a mail server, because addresses cannot be verified then. */
  readonly requestVerification: ReturnType<typeof sendVerification> | undefined;
  /** Starts the mail dispatcher. */
  startPost(): Promise<{ stop(): Promise<void> }>;
};

const noMail = { stop: async () => {} };

export const openOnboarding = async (parts: OnboardingParts): Promise<Onboarding> => {
  const { settings, publicUrl, stores, context, textsIn, productName, clock, log } = parts;
  const { handle, views } = context;
  const { mail } = settings;
  const post = mail && smtpTransport(mail, log);
  const request = requestVerification(handle);
  const { claim, code } = await openClaim({ ...settings, context, clock });
  const links = linksIn({ publicUrl, secret: settings.secret });
  const write = mailComposer({ views, textsIn, links, productName, publicUrl });
  return {
    welcome: { post, contactTo: mail?.contactTo ?? '', textsIn, productName, requestVerification: request, claim },
    links: {
      verify: verifyUser({ handle, views, clock }),
      checkInvitation: checkInvitation({ views }),
      accept: acceptInvitation({ handle, views, clock }),
      textsIn,
      productName,
    },
    claimCode: code,
    requestVerification: post && sendVerification(request, clock),
    startPost: async () => (post ? startMailDispatcher({ stores, write, post, clock, log }) : noMail),
  };
};
