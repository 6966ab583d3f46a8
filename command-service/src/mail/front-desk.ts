import type { LinkDesk } from '@clearbench/access/links/link-desk';
import { linksIn } from '@clearbench/access/links/links';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Log } from '@clearbench/event-sourcing/log';
import type { MailSettings } from '@clearbench/hosting/settings/mail-settings';
import type { Stores } from '@clearbench/stores/stores';
import { checkInvitation } from '../user/check-invitation.ts';
import { acceptInvitation } from '../user/invitation-acceptance.ts';
import type { TextsIn } from '../user/letter.ts';
import { letterWriter } from '../user/letters.ts';
import { type OpenedClaim, openClaim } from '../user/open-claim.ts';
import { askForProofOf, requestVerification, verifyUser } from '../user/verification.ts';
import type { Welcome } from '../user/welcome-endpoints.ts';
import type { Workplace } from '../workplace.ts';
import { startPostOffice } from './post-office.ts';
import { smtpPost } from './smtp-post.ts';

/** Mail is undefined where none is sent; a demonstration has its administrator. */
export type FrontDeskSettings = {
  readonly mail: MailSettings | undefined;
  readonly secret: string;
  readonly demo: boolean;
  /** What the first administrator has to show; left out, another one at each start. */
  readonly claimCode?: string;
};

export type FrontDeskParts = {
  readonly settings: FrontDeskSettings;
  readonly publicUrl: string;
  readonly stores: Stores;
  readonly workplace: Workplace;
  readonly textsIn: TextsIn;
  readonly productName: () => string;
  readonly clock: Clock;
  readonly log: Log;
};

/** Everything about coming in: mails, what their links do, and the first administrator. */
export type FrontDesk = {
  readonly welcome: Welcome;
  readonly links: LinkDesk;
  readonly claimCode: OpenedClaim['code'];
  /** Undefined where nobody can be asked to prove an address, as no mail is sent. */
  readonly askForProof: ReturnType<typeof askForProofOf> | undefined;
  /** Begins to send what is to be sent. */
  startPost(): Promise<{ stop(): Promise<void> }>;
};

const noPost = { stop: async () => {} };

export const openFrontDesk = async (parts: FrontDeskParts): Promise<FrontDesk> => {
  const { settings, publicUrl, stores, workplace, textsIn, productName, clock, log } = parts;
  const { handle, views } = workplace;
  const { mail } = settings;
  const post = mail && smtpPost(mail, log);
  const request = requestVerification(handle);
  const { claim, code } = await openClaim(workplace.log, settings.demo, settings.claimCode);
  const links = linksIn({ publicUrl, secret: settings.secret });
  const write = letterWriter({ views, textsIn, links, productName, publicUrl });
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
    askForProof: post && askForProofOf(request, clock),
    startPost: async () => (post ? startPostOffice({ stores, write, post, clock, log }) : noPost),
  };
};
