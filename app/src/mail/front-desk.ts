import type { LinkDesk } from '@clearbench/access/links/link-desk';
import { linksIn } from '@clearbench/access/links/links';
import { checkInvitation } from '@clearbench/command-service/user/check-invitation';
import { acceptInvitation } from '@clearbench/command-service/user/invitation-acceptance';
import type { TextsIn } from '@clearbench/command-service/user/letter';
import { letterWriter } from '@clearbench/command-service/user/letters';
import { type OpenedClaim, openClaim } from '@clearbench/command-service/user/open-claim';
import { askForProofOf, requestVerification, verifyUser } from '@clearbench/command-service/user/verification';
import type { Welcome } from '@clearbench/command-service/user/welcome-endpoints';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Log } from '@clearbench/event-sourcing/log';
import type { Stores } from '@clearbench/stores/stores';
import type { Plant } from '../plant.ts';
import type { Settings } from '../settings.ts';
import { startPostOffice } from './post-office.ts';
import { smtpPost } from './smtp-post.ts';

export type FrontDeskParts = {
  readonly settings: Settings;
  readonly publicUrl: string;
  readonly stores: Stores;
  readonly plant: Plant;
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
  const { settings, publicUrl, stores, plant, textsIn, productName, clock, log } = parts;
  const { workplace, views } = plant;
  const { handle } = workplace;
  const { mail } = settings;
  const post = mail && smtpPost(mail, log);
  const request = requestVerification(handle);
  const { claim, code } = await openClaim(workplace.log, settings.demo);
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
