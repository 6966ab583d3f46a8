import type { Invitation } from '@clearbench/contracts/user/administration-routes';

export const shownStates = ['open', 'expired', 'accepted', 'withdrawn'] as const;
export type InvitationState = (typeof shownStates)[number];

/** The state of an invitation: an open one with an expired link is unusable until it is sent again. */
export const stateOf = ({ state, expiresAt }: Invitation, now: number): InvitationState =>
  state === 'open' && Date.parse(expiresAt) <= now ? 'expired' : state;
