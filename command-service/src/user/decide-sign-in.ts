import { refuse } from '@clearbench/contracts/failure';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { sameMailAddress } from '@clearbench/contracts/user/mail-address';
import { sameData } from './equal-data.ts';
import type { RegisteredUser, User } from './user-state.ts';

type SignUp = Extract<UserCommand, { type: 'SignUpUser' }>['data'];
type SignIn = Extract<UserCommand, { type: 'SignInUser' }>['data'];

export const decideSignUp = (data: SignUp, user: User): UserEvent[] => {
  if (user.status === 'none') return [{ type: 'UserSignedUp', data }];
  // Two concurrent first sign-ins of one user: the second one finds the account.
  if (user.login === `${data.provider}|${data.subject}`) return [];
  return refuse('user.alreadySignedUp', { userId: data.userId });
};

/** A verification belongs to one address, by the provider or by link; another address needs a new one. */
export const decideSignIn = (
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
