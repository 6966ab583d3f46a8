import { refuse } from '@clearbench/contracts/failure';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { mostTokens } from '@clearbench/contracts/user/token-terms';
import type { RegisteredUser } from './user-state.ts';

type Command<T extends UserCommand['type']> = Extract<UserCommand, { type: T }>;

/** Expired tokens do not count for the limit. */
export const decideNewToken = ({ data, at }: Command<'CreateUserToken'>, { tokens }: RegisteredUser): UserEvent[] => {
  const live = tokens.filter(({ expiresAt }) => expiresAt > at);
  if (live.length >= mostTokens) return refuse('token.tooMany', { max: mostTokens });
  return [{ type: 'UserTokenCreated', data }];
};

/** Recorded once a day, because an event for each request would be too many. */
export const decideTokenUse = ({ data, at }: Command<'UseUserToken'>, { tokens }: RegisteredUser): UserEvent[] => {
  const token = tokens.find(({ tokenId }) => tokenId === data.tokenId);
  const day = at.slice(0, 10);
  return token && token.lastUsedOn < day ? [{ type: 'UserTokenUsed', data: { ...data, day } }] : [];
};

const revoked = (userId: string, { tokenId, lastFour }: RegisteredUser['tokens'][number]): UserEvent => ({
  type: 'UserTokenRevoked',
  data: { userId, tokenId, lastFour },
});

export const decideRevocation = ({ data }: Command<'RevokeUserToken'>, { tokens }: RegisteredUser): UserEvent[] => {
  const token = tokens.find(({ tokenId }) => tokenId === data.tokenId);
  return token ? [revoked(data.userId, token)] : refuse('token.notFound');
};

/** A deleted user's tokens are revoked: a new account with the same login starts without any. */
export const revokedWith = (userId: string, { tokens }: RegisteredUser): UserEvent[] =>
  tokens.map((token) => revoked(userId, token));
