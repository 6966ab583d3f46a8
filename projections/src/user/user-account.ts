import type { UserEvent } from '@clearbench/contracts/user/events';
import { type UserAccountDocument, userAccountView } from '@clearbench/contracts/user/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Account = UserAccountDocument;

/** Ignores case and accents in the sort order. */
const sortKey = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const identified = ({
  email,
  displayName,
  emailVerified,
}: Pick<Account, 'email' | 'displayName' | 'emailVerified'>) => ({
  email,
  displayName,
  emailVerified,
  nameKey: sortKey(displayName),
  emailKey: sortKey(email),
  search: `${displayName} ${email}`.toLowerCase(),
});

const undecided = {
  roles: ['ROLE_USER'],
  userState: 'ENABLED',
  approvedState: 'UNKNOWN',
  environmentIds: [],
  planId: '',
  planUntil: '',
  lastSignedInAt: '',
  accountVersion: 0,
} as const;

/** An administrator's change; the version shows it to others who have the account open. */
const changed = (account: Account | undefined, change: Partial<Account>): Account | undefined =>
  account && { ...account, ...change, accountVersion: account.accountVersion + 1 };

/** The administrators' list of users. */
export const userAccount = projection<UserAccountDocument, UserEvent>({
  name: userAccountView.name,
  version: 1,
  shape: userAccountView.shape,
  key: ({ data }) => data.userId,
  on: {
    UserSignedUp: (_, { data, metadata }) => ({
      userId: data.userId,
      provider: data.provider,
      ...identified(data),
      ...undecided,
      signedUpAt: metadata.at,
    }),
    ServiceAccountCreated: (_, { data: { userId, displayName }, metadata }) => ({
      userId,
      provider: '',
      service: true,
      ...identified({ email: '', displayName, emailVerified: true }),
      ...undecided,
      signedUpAt: metadata.at,
    }),
    UserSignedIn: (account, { data, metadata }) =>
      account && { ...account, provider: data.provider, lastSignedInAt: metadata.at },
    UserIdentityChanged: (account, { data }) => account && { ...account, ...identified(data) },
    UserVerified: (account) => account && { ...account, emailVerified: true },
    UserApproved: (account) => changed(account, { approvedState: 'APPROVED' }),
    UserRejected: (account) => changed(account, { approvedState: 'REJECTED' }),
    UserDisabled: (account) => changed(account, { userState: 'DISABLED' }),
    UserEnabled: (account) => changed(account, { userState: 'ENABLED' }),
    UserRolesChanged: (account, { data: { roles } }) => changed(account, { roles }),
    UserEnvironmentsChanged: (account, { data: { environmentIds } }) => changed(account, { environmentIds }),
    UserPlanAssigned: (account, { data: { planId, until = '' } }) => changed(account, { planId, planUntil: until }),
    UserDeleted: () => null,
  },
  // A sign-in does not notify administrators with the list open.
  notice: ({ userId }, { type }) =>
    type === 'UserSignedIn' ? undefined : { topic: 'user-account', id: userId, audience: 'admins' },
});
