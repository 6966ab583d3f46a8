import type { TokenScope } from '../token-scope.ts';
import type { ProfileSettings } from './profile-settings.ts';

type Of<T extends string, D = unknown> = { type: T; data: { userId: string } & D; at: string };
type Identity = { email: string; displayName: string; emailVerified: boolean };

/** The fields of an account that an administrator can change; absent fields do not change. */
export type AccountChange = {
  roles?: string[];
  environmentIds?: string[];
  approvedState?: 'APPROVED' | 'REJECTED';
  userState?: 'ENABLED' | 'DISABLED';
  plan?: { planId: string; until?: string };
};

type NewUserToken = {
  tokenId: string;
  name: string;
  lastFour: string;
  expiresAt: string;
  scopes: TokenScope[];
  environments: 'all' | string[];
};

/** `at` is the instant of the command, ISO 8601 UTC. */
export type UserCommand =
  | Of<'SignUpUser', Identity & { provider: string; subject: string; language?: string }>
  | Of<'CreateServiceAccount', { displayName: string }>
  | Of<'SignInUser', Identity & { provider: string }>
  | Of<'SignOutUser', { sessionId: string }>
  | Of<'EndUserSessions'>
  | Of<'RequestVerification', { linkId: string; expiresAt: string }>
  | Of<'VerifyUser', { linkId: string }>
  /** Approves the user, assigns the plan and adds the environments of the invitation in one command. */
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
  /**
   * `basedOn`: the account version that the administrator saw; the decider refuses another version as stale. Undefined
   * selects the latest version.
   */
  | Of<'ChangeUserAccount', { basedOn: number | undefined; change: AccountChange }>
  | Of<'ChangeUserProfile', { settings: ProfileSettings }>
  | Of<'CreateUserToken', NewUserToken>
  /** `tokenId`: the new token, which gets name, scopes and environments of `replaces`; that one expires at `replacedUntil`. */
  | Of<
      'RotateUserToken',
      { replaces: string; tokenId: string; lastFour: string; expiresAt: string; replacedUntil: string }
    >
  | Of<'UseUserToken', { tokenId: string; network: string }>
  | Of<'RevokeUserToken', { tokenId: string }>
  | Of<'ReadUserAudit', { as: 'page' | 'csv' | 'json'; from?: string; to?: string }>
  /** `invitedBy`: all invitations to the user's address, accepted or not. */
  | Of<'DeleteUser', { by: 'self' | 'administrator'; invitedBy?: readonly string[] }>;
