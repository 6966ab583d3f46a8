import { Failure } from '@clearbench/contracts/failure';
import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { requestVerificationRoute } from '@clearbench/contracts/user/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { RequestVerification } from './verification.ts';

export type VerificationParts = { readonly sendsMail: boolean; readonly requestVerification: RequestVerification };

/** Requests another verification link. */
export const verificationEndpoints = ({ sendsMail, requestVerification }: VerificationParts): Endpoint[] => [
  serve(requestVerificationRoute, async ({ principal: { user }, at, metadata }) => {
    if (!sendsMail) throw new Failure('mail.notConfigured');
    if (user.emailVerified) throw new Failure('user.alreadyVerified');
    if (mailAddress(user.email) === undefined) throw new Failure('user.badEmail', { address: user.email });
    const { expiresAt } = await requestVerification(user.userId, at, metadata);
    return { reply: { sentTo: user.email, expiresAt } };
  }),
];
