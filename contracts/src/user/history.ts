import type { EventHistory } from '../event-history.ts';

/** Names that events of users and invitations had in release 0.1.0. */
export const userHistory: EventHistory = {
  UserTokenMade: { renamedTo: 'UserTokenCreated' },
  InvitationRepeated: { renamedTo: 'InvitationResent' },
  InvitationWithdrawn: { renamedTo: 'InvitationRevoked' },
};
