import type { EventHistory } from '../event-history.ts';

type TokenWithoutScopes = Readonly<Record<string, unknown>>;

/** Names and shapes that events of users and invitations had in release 0.1.0. */
export const userHistory: EventHistory = {
  UserTokenMade: { renamedTo: 'UserTokenCreated' },
  /** Tokens without scopes could validate texts in all environments of their user, and nothing else. */
  UserTokenCreated: {
    steps: [(token: TokenWithoutScopes) => ({ ...token, scopes: ['validate'], environments: 'all' })],
  },
  InvitationRepeated: { renamedTo: 'InvitationResent' },
  InvitationWithdrawn: { renamedTo: 'InvitationRevoked' },
};
