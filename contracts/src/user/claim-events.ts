import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

/** The stream of the one-time code of the first administrator. */
export const claimStream = 'installation-claim';

export const claimEvents = defineEvents({
  ClaimOpened: {
    says: 'A new installation got an id. Its one-time code is derived from this id and from the secret of the installation.',
    data: z.object({ claimId: z.string() }),
  },
});
export type ClaimEvent = EventOf<typeof claimEvents>;

export type ClaimCommand = { type: 'OpenClaim'; data: { claimId: string }; at: string };
