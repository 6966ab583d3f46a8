import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import type { CommandContext } from '../command-context.ts';
import type { Claim } from './claim.ts';
import { claimEndpoints } from './claim-endpoints.ts';
import { type ContactParts, contactEndpoints } from './contact-endpoints.ts';
import { invitationEndpoints } from './invitation-endpoints.ts';
import type { RequestVerification } from './verification.ts';
import { verificationEndpoints } from './verification-endpoints.ts';

/** The dependencies of the onboarding routes. */
export type Welcome = ContactParts & { readonly requestVerification: RequestVerification; readonly claim: Claim };

/** The onboarding routes: verification, invitations, the claim of a new installation, and the contact form. */
export const welcomeEndpoints = (context: CommandContext, welcome: Welcome): Endpoint[] => {
  const sendsMail = welcome.post !== undefined;
  return [
    ...verificationEndpoints({ sendsMail, requestVerification: welcome.requestVerification }),
    ...invitationEndpoints(context, sendsMail),
    ...contactEndpoints(welcome),
    ...claimEndpoints(context, welcome.claim),
  ];
};
