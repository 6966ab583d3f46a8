import { Failure } from '@clearbench/contracts/failure';
import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { requestVerificationRoute } from '@clearbench/contracts/user/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import type { Claim } from './claim.ts';
import { claimEndpoints } from './claim-endpoints.ts';
import { type ContactParts, contactEndpoints } from './contact-endpoints.ts';
import { invitationEndpoints } from './invitation-endpoints.ts';
import type { RequestVerification } from './verification.ts';

type VerificationParts = { readonly sendsMail: boolean; readonly requestVerification: RequestVerification };

/** Requests another verification link. */
const verificationEndpoints = ({ sendsMail, requestVerification }: VerificationParts): Endpoint[] => [
  serve(requestVerificationRoute, async ({ principal: { user }, at, metadata }) => {
    if (!sendsMail) throw new Failure('mail.notConfigured');
    if (user.emailVerified) throw new Failure('user.alreadyVerified');
    if (mailAddress(user.email) === undefined) throw new Failure('user.badEmail', { address: user.email });
    const { expiresAt } = await requestVerification(user.userId, at, metadata);
    return { reply: { sentTo: user.email, expiresAt } };
  }),
];

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
