import { refuse } from '@clearbench/contracts/failure';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import type { KnownUser } from './user-state.ts';

type Command<T extends UserCommand['type']> = Extract<UserCommand, { type: T }>;

/** Whoever has proved the address needs no link; otherwise the new one takes the place of the one before. */
export const decideLink = ({ data }: Command<'RequestVerification'>, { identity }: KnownUser): UserEvent[] =>
  identity.emailVerified ? refuse('user.alreadyVerified') : [{ type: 'UserVerificationRequested', data }];

/** Only the latest link counts, once, and not for ever. */
export const decideProof = ({ data, at }: Command<'VerifyUser'>, { link }: KnownUser): UserEvent[] => {
  if (link?.linkId !== data.linkId) return refuse('link.used');
  return Date.parse(at) >= Date.parse(link.expiresAt)
    ? refuse('link.expired', { expiresAt: link.expiresAt })
    : [{ type: 'UserVerified', data }];
};
