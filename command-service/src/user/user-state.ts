import type { TokenScope } from '@clearbench/contracts/token-scope';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { firstProfile, type ProfileSettings } from '@clearbench/contracts/user/profile-settings';

type Identity = { readonly email: string; readonly displayName: string; readonly emailVerified: boolean };

type Token = {
  readonly tokenId: string;
  readonly name: string;
  readonly lastFour: string;
  readonly expiresAt: string;
  readonly scopes: readonly TokenScope[];
  readonly environments: 'all' | string[];
  /** The instant is '' for an unused token. */
  readonly lastUse: { readonly usedAt: string; readonly network: string };
  readonly replacedBy?: string;
};

export type RegisteredUser = {
  readonly status: 'known';
  /** `<provider>|<subject>` */
  readonly login: string;
  readonly identity: Identity;
  /** The one valid link for the address. */
  readonly link: { readonly linkId: string; readonly expiresAt: string } | undefined;
  readonly invitationIds: readonly string[];
  readonly approval: 'UNKNOWN' | 'APPROVED' | 'REJECTED';
  readonly disabled: boolean;
  readonly roles: readonly string[];
  readonly environmentIds: readonly string[];
  readonly plan: { readonly planId: string; readonly until?: string } | undefined;
  readonly settings: ProfileSettings;
  /** A user for programs, without sign-in. */
  readonly service: boolean;
  /** Access tokens that were not revoked. */
  readonly tokens: readonly Token[];
  /** Number of changes by administrators; edits refer to it. */
  readonly accountVersion: number;
};
/** No user yet, or a deleted one (`gone`), who starts again when returning. */
export type User = { readonly status: 'none'; readonly gone?: true } | RegisteredUser;

export const noUser: User = { status: 'none' };

type SignedUp = Extract<UserEvent, { type: 'UserSignedUp' }>['data'];

const signedUp = ({ provider, subject, email, displayName, emailVerified, language }: SignedUp): RegisteredUser => ({
  status: 'known',
  login: `${provider}|${subject}`,
  identity: { email, displayName, emailVerified },
  link: undefined,
  invitationIds: [],
  approval: 'UNKNOWN',
  disabled: false,
  roles: ['ROLE_USER'],
  environmentIds: [],
  plan: undefined,
  settings: firstProfile(language),
  service: false,
  tokens: [],
  accountVersion: 0,
});

/** A counted change of the account. */
const changed = (user: RegisteredUser, change: Partial<RegisteredUser>): RegisteredUser => ({
  ...user,
  ...change,
  accountVersion: user.accountVersion + 1,
});

/** A link verifies one address: it is invalid for another, and once the address is verified. */
const identified = (user: RegisteredUser, { email, displayName, emailVerified }: Identity): RegisteredUser => {
  const identity = { email, displayName, emailVerified };
  const unverifiedAddress = identity.email === user.identity.email && !identity.emailVerified;
  return { ...user, identity, link: unverifiedAddress ? user.link : undefined };
};

type NewToken = Extract<UserEvent, { type: 'UserTokenCreated' }>['data'];

const newToken = ({ userId: _, ...token }: NewToken): Token => ({ ...token, lastUse: { usedAt: '', network: '' } });

/** The user with a changed token. */
const withToken = (user: RegisteredUser, tokenId: string, change: Partial<Token>): RegisteredUser => ({
  ...user,
  tokens: user.tokens.map((token) => (token.tokenId === tokenId ? { ...token, ...change } : token)),
});

type ServiceAccount = Extract<UserEvent, { type: 'ServiceAccountCreated' }>['data'];

/** No provider has this login, so a sign-in never finds the account. */
const serviceAccount = ({ userId, displayName }: ServiceAccount): RegisteredUser => ({
  ...signedUp({ userId, provider: '', subject: userId, email: '', displayName, emailVerified: true }),
  service: true,
});

type ChangeEvent = Exclude<UserEvent, { type: 'UserSignedUp' | 'ServiceAccountCreated' }>;

const evolveRegistered = (user: RegisteredUser, { type, data }: ChangeEvent): User => {
  switch (type) {
    case 'UserSignedIn':
    case 'UserSignedOut':
    case 'UserSessionsEnded':
    case 'UserAuditRead':
      return user;
    case 'UserIdentityChanged':
      return identified(user, data);
    case 'UserVerificationRequested':
      return { ...user, link: { linkId: data.linkId, expiresAt: data.expiresAt } };
    case 'UserVerified':
      return identified(user, { ...user.identity, emailVerified: true });
    case 'UserInvitationAccepted':
      return { ...user, invitationIds: [...user.invitationIds, data.invitationId] };
    case 'UserApproved':
      return changed(user, { approval: 'APPROVED' });
    case 'UserRejected':
      return changed(user, { approval: 'REJECTED' });
    case 'UserDisabled':
      return changed(user, { disabled: true });
    case 'UserEnabled':
      return changed(user, { disabled: false });
    case 'UserRolesChanged':
      return changed(user, { roles: data.roles });
    case 'UserEnvironmentsChanged':
      return changed(user, { environmentIds: data.environmentIds });
    case 'UserPlanAssigned':
      return changed(user, { plan: data });
    case 'UserProfileChanged':
      return { ...user, settings: data.settings };
    case 'UserTokenCreated':
      return { ...user, tokens: [...user.tokens, newToken(data)] };
    case 'UserTokenUsed':
      return withToken(user, data.tokenId, {
        lastUse: { usedAt: data.usedAt ?? `${data.day}T00:00:00.000Z`, network: data.network ?? '' },
      });
    case 'UserTokenReplaced':
      return withToken(user, data.tokenId, { expiresAt: data.expiresAt, replacedBy: data.replacedBy });
    case 'UserTokenRevoked':
      return { ...user, tokens: user.tokens.filter(({ tokenId }) => tokenId !== data.tokenId) };
    case 'UserDeleted':
      return { status: 'none', gone: true };
  }
};

export const evolveUser = (user: User, event: UserEvent): User => {
  if (event.type === 'UserSignedUp') return signedUp(event.data);
  if (event.type === 'ServiceAccountCreated') return serviceAccount(event.data);
  return user.status === 'none' ? user : evolveRegistered(user, event);
};
