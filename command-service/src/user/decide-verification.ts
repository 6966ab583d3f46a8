import { refuse } from '@clearbench/contracts/failure';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import type { RegisteredUser } from './user-state.ts';

type Command<T extends UserCommand['type']> = Extract<UserCommand, { type: T }>;

/** A verified user needs no link; otherwise the new link replaces the previous one. */
export const decideLink = ({ data }: Command<'RequestVerification'>, { identity }: RegisteredUser): UserEvent[] =>
  identity.emailVerified ? refuse('user.alreadyVerified') : [{ type: 'UserVerificationRequested', data }];

/** Only the latest link is valid, once, until it expires. */
export const decideProof = ({ data, at }: Command<'VerifyUser'>, { link }: RegisteredUser): UserEvent[] => {
  if (link?.linkId !== data.linkId) return refuse('link.used');
  return Date.parse(at) >= Date.parse(link.expiresAt)
    ? refuse('link.expired', { expiresAt: link.expiresAt })
    : [{ type: 'UserVerified', data }];
};
