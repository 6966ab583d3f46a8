import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import type { Workplace } from '../workplace.ts';
import type { Claim } from './claim.ts';
import { claimEndpoints } from './claim-endpoints.ts';
import { type ContactParts, contactEndpoints } from './contact-endpoints.ts';
import { invitationEndpoints } from './invitation-endpoints.ts';
import type { RequestVerification } from './verification.ts';
import { verificationEndpoints } from './verification-endpoints.ts';

/** How people are written to and let in. */
export type Welcome = ContactParts & { readonly requestVerification: RequestVerification; readonly claim: Claim };

/** The calls about coming in: proving an address, inviting, claiming a fresh installation, and writing to who runs it. */
export const welcomeEndpoints = (workplace: Workplace, welcome: Welcome): Endpoint[] => {
  const sendsMail = welcome.post !== undefined;
  return [
    ...verificationEndpoints({ sendsMail, requestVerification: welcome.requestVerification }),
    ...invitationEndpoints(workplace, sendsMail),
    ...contactEndpoints(welcome),
    ...claimEndpoints(workplace, welcome.claim),
  ];
};
