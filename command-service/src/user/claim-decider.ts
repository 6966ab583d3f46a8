import type { ClaimCommand, ClaimEvent } from '@clearbench/contracts/user/claim-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type OpenClaim = { readonly claimId: string | undefined };

/** An installation gets one claim id at its first start; later starts use the same one. */
export const claimDecider: Decider<OpenClaim, ClaimCommand, ClaimEvent> = {
  initialState: { claimId: undefined },
  decide: ({ data }, { claimId }) => (claimId === undefined ? [{ type: 'ClaimOpened', data }] : []),
  evolve: (_, { data: { claimId } }) => ({ claimId }),
};
