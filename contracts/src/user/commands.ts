import type { ProfileSettings } from './profile-settings.ts';

type Of<T extends string, D = unknown> = { type: T; data: { userId: string } & D; at: string };
type Identity = { email: string; displayName: string; emailVerified: boolean };

/** What an administrator may set of an account; what is left out stays. */
export type AccountChange = {
  roles?: string[];
  environmentIds?: string[];
  approvedState?: 'APPROVED' | 'REJECTED';
  userState?: 'ENABLED' | 'DISABLED';
  plan?: { planId: string; until?: string };
};

/** `at` is the instant of the command, ISO 8601 UTC. */
export type UserCommand =
  | Of<'SignUpUser', Identity & { provider: string; subject: string; language?: string }>
  | Of<'SignInUser', Identity & { provider: string }>
  | Of<'SignOutUser', { sessionId: string }>
  | Of<'EndUserSessions'>
  | Of<'RequestVerification', { linkId: string; expiresAt: string }>
  | Of<'VerifyUser', { linkId: string }>
  /** Approves, assigns and opens what the invitation promised, at once. */
  | Of<
      'AcceptUserInvitation',
      { invitationId: string; planId?: string; until?: string; environmentIds: string[]; provesEmail: boolean }
    >
  | Of<'ApproveUser'>
  | Of<'RejectUser'>
  | Of<'DisableUser'>
  | Of<'EnableUser'>
  | Of<'ChangeUserRoles', { roles: string[] }>
  | Of<'ChangeUserEnvironments', { environmentIds: string[] }>
  | Of<'AssignUserPlan', { planId: string; until?: string }>
  /** `basedOn`: the account version the administrator saw; another one is refused as stale. */
  | Of<'ChangeUserAccount', { basedOn: number; change: AccountChange }>
  | Of<'ChangeUserProfile', { settings: ProfileSettings }>
  | Of<'MakeUserToken', { tokenId: string; name: string; lastFour: string; expiresAt: string }>
  | Of<'UseUserToken', { tokenId: string }>
  | Of<'RevokeUserToken', { tokenId: string }>
  | Of<'ReadUserAudit', { as: 'page' | 'csv' | 'json'; from?: string; to?: string }>
  /** `invitedBy`: invitations to the person's address, whether they came by them or not. */
  | Of<'DeleteUser', { by: 'self' | 'administrator'; invitedBy?: readonly string[] }>;
