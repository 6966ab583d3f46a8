import { refuse } from '@clearbench/contracts/failure';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { sameMailAddress } from '@clearbench/contracts/user/mail-address';
import { bic, type ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import type { Decider } from '@clearbench/event-sourcing/decider';
import {
  decideAccountChange,
  decideApproval,
  decideEnvironments,
  decidePlan,
  decideRoles,
  decideState,
} from './decide-account-change.ts';
import { decideNewToken, decideRevocation, decideRotation, decideTokenUse, revokedWith } from './decide-token.ts';
import { sameData } from './equal-data.ts';
import { evolveUser, noUser, type RegisteredUser, type User } from './user-state.ts';

type Command<T extends UserCommand['type']> = Extract<UserCommand, { type: T }>;

/** A verified user needs no link; otherwise the new link replaces the previous one. */
const decideLink = ({ data }: Command<'RequestVerification'>, { identity }: RegisteredUser): UserEvent[] =>
  identity.emailVerified ? refuse('user.alreadyVerified') : [{ type: 'UserVerificationRequested', data }];

/** Only the latest link is valid, once, until it expires. */
const decideProof = ({ data, at }: Command<'VerifyUser'>, { link }: RegisteredUser): UserEvent[] => {
  if (link?.linkId !== data.linkId) return refuse('link.used');
  return Date.parse(at) >= Date.parse(link.expiresAt)
    ? refuse('link.expired', { expiresAt: link.expiresAt })
    : [{ type: 'UserVerified', data }];
};

type SignUp = Extract<UserCommand, { type: 'SignUpUser' }>['data'];
type SignIn = Extract<UserCommand, { type: 'SignInUser' }>['data'];

const decideSignUp = (data: SignUp, user: User): UserEvent[] => {
  if (user.status === 'none') return [{ type: 'UserSignedUp', data }];
  // Two concurrent first sign-ins of one user: the second one finds the account.
  if (user.login === `${data.provider}|${data.subject}`) return [];
  return refuse('user.alreadySignedUp', { userId: data.userId });
};

/** A service account needs no approval, because an administrator created it. */
const decideServiceAccount = (data: { userId: string; displayName: string }, user: User): UserEvent[] =>
  user.status === 'known'
    ? refuse('user.alreadySignedUp', { userId: data.userId })
    : [
        { type: 'ServiceAccountCreated', data },
        { type: 'UserApproved', data: { userId: data.userId } },
      ];

/** A verification belongs to one address, by the provider or by link; another address needs a new one. */
const decideSignIn = (
  { userId, provider, email, displayName, emailVerified }: SignIn,
  { identity }: RegisteredUser,
): UserEvent[] => {
  const proved = identity.emailVerified && sameMailAddress(email, identity.email);
  const current = { email, displayName, emailVerified: emailVerified || proved };
  return [
    { type: 'UserSignedIn', data: { userId, provider } },
    ...(sameData(identity, current) ? [] : [{ type: 'UserIdentityChanged', data: { userId, ...current } } as const]),
  ];
};

type Accept = Extract<UserCommand, { type: 'AcceptUserInvitation' }>;

/** Applies the invitation at once, and once: later changes by administrators are kept. */
const decideInvitation = ({ data, at }: Accept, user: RegisteredUser): UserEvent[] => {
  const { userId, invitationId, planId, until, environmentIds, provesEmail } = data;
  if (user.invitationIds.includes(invitationId)) return [];
  const plan = planId === undefined ? undefined : { planId, ...(until === undefined ? {} : { until }) };
  const united = [...new Set([...user.environmentIds, ...environmentIds])];
  return [
    { type: 'UserInvitationAccepted', data: { userId, invitationId } },
    ...(provesEmail && !user.identity.emailVerified
      ? [{ type: 'UserVerified', data: { userId, linkId: invitationId } } as const]
      : []),
    ...decideApproval(userId, 'APPROVED', user),
    ...(plan ? decidePlan(userId, plan, at, user) : []),
    ...decideEnvironments(userId, united, user),
  ];
};

const decideProfile = (data: { userId: string; settings: ProfileSettings }, user: RegisteredUser): UserEvent[] => {
  const given = data.settings.bic;
  if (given !== '' && !bic.safeParse(given).success) return refuse('user.badBic', { bic: given });
  return sameData(user.settings, data.settings) ? [] : [{ type: 'UserProfileChanged', data }];
};

const decideRegistered = (
  command: Exclude<UserCommand, { type: 'SignUpUser' | 'CreateServiceAccount' }>,
  user: RegisteredUser,
): UserEvent[] => {
  const { data, at } = command;
  switch (command.type) {
    case 'SignInUser':
      return decideSignIn(command.data, user);
    case 'SignOutUser':
      return [{ type: 'UserSignedOut', data: command.data }];
    case 'EndUserSessions':
      return [{ type: 'UserSessionsEnded', data: { userId: data.userId, until: at } }];
    case 'RequestVerification':
      return decideLink(command, user);
    case 'VerifyUser':
      return decideProof(command, user);
    case 'AcceptUserInvitation':
      return decideInvitation(command, user);
    case 'ApproveUser':
      return decideApproval(data.userId, 'APPROVED', user);
    case 'RejectUser':
      return decideApproval(data.userId, 'REJECTED', user);
    case 'DisableUser':
      return decideState(data.userId, 'DISABLED', user);
    case 'EnableUser':
      return decideState(data.userId, 'ENABLED', user);
    case 'ChangeUserRoles':
      return decideRoles(data.userId, command.data.roles, user);
    case 'ChangeUserEnvironments':
      return decideEnvironments(data.userId, command.data.environmentIds, user);
    case 'AssignUserPlan': {
      const { userId, ...plan } = command.data;
      return decidePlan(userId, plan, at, user);
    }
    case 'ChangeUserAccount':
      return decideAccountChange(command, user);
    case 'ChangeUserProfile':
      return decideProfile(command.data, user);
    case 'CreateUserToken':
      return decideNewToken(command, user);
    case 'RotateUserToken':
      return decideRotation(command, user);
    case 'UseUserToken':
      return decideTokenUse(command, user);
    case 'RevokeUserToken':
      return decideRevocation(command, user);
    case 'ReadUserAudit':
      return [{ type: 'UserAuditRead', data: command.data }];
    case 'DeleteUser':
      return [...revokedWith(data.userId, user), { type: 'UserDeleted', data: deletion(command.data, user) }];
  }
};

/** Deletes every invitation to the user with the account, used or not. */
const deletion = (
  { userId, by, invitedBy = [] }: Extract<UserCommand, { type: 'DeleteUser' }>['data'],
  { invitationIds }: RegisteredUser,
) => ({ userId, by, invitationIds: [...new Set([...invitationIds, ...invitedBy])] });

/** The decider of users: identity, permissions and access. */
export const userDecider: Decider<User, UserCommand, UserEvent> = {
  initialState: noUser,
  decide(command, user) {
    if (command.type === 'SignUpUser') return decideSignUp(command.data, user);
    if (command.type === 'CreateServiceAccount') return decideServiceAccount(command.data, user);
    if (user.status === 'known') return decideRegistered(command, user);
    // The audit of a deleted user remains readable, under a pseudonym.
    return user.gone && command.type === 'ReadUserAudit'
      ? [{ type: 'UserAuditRead', data: command.data }]
      : refuse('user.notFound', { userId: command.data.userId });
  },
  evolve: evolveUser,
};
