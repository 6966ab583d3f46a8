import type { UserEvent } from '@clearbench/contracts/user/events';
import { reaction } from '@clearbench/event-sourcing/reaction';

export type VerificationCommand = { readonly type: 'AskForProof'; readonly data: { readonly userId: string } };

/** Requests a verification for an address that the provider has not verified. */
export const requestVerification = reaction<UserEvent, VerificationCommand>({
  name: 'ask-for-proof',
  startsAt: 'head',
  on: {
    UserSignedUp: ({ data: { userId, email, emailVerified } }) =>
      emailVerified || email === '' ? [] : [{ type: 'AskForProof', data: { userId } }],
  },
});
