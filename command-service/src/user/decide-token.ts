import { refuse } from '@clearbench/contracts/failure';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { mostTokens } from '@clearbench/contracts/user/token-terms';
import { isRecorded } from '@clearbench/contracts/user/token-use';
import type { RegisteredUser } from './user-state.ts';

type Command<T extends UserCommand['type']> = Extract<UserCommand, { type: T }>;

/** Expired and replaced tokens do not count for the limit. */
export const decideNewToken = ({ data, at }: Command<'CreateUserToken'>, { tokens }: RegisteredUser): UserEvent[] => {
  const live = tokens.filter(({ expiresAt, replacedBy }) => expiresAt > at && replacedBy === undefined);
  if (live.length >= mostTokens) return refuse('token.tooMany', { max: mostTokens });
  return [{ type: 'UserTokenCreated', data }];
};

export const decideTokenUse = ({ data, at }: Command<'UseUserToken'>, { tokens }: RegisteredUser): UserEvent[] => {
  const token = tokens.find(({ tokenId }) => tokenId === data.tokenId);
  if (!token || !isRecorded(token.lastUse, { usedAt: at, network: data.network })) return [];
  return [{ type: 'UserTokenUsed', data: { ...data, day: at.slice(0, 10), usedAt: at } }];
};

const revoked = (userId: string, { tokenId, lastFour }: RegisteredUser['tokens'][number]): UserEvent => ({
  type: 'UserTokenRevoked',
  data: { userId, tokenId, lastFour },
});

/**
 * The new token and the remaining time of the replaced one. The token that the replaced one replaced is revoked, so that
 * at most two are valid.
 */
export const decideRotation = ({ data, at }: Command<'RotateUserToken'>, { tokens }: RegisteredUser): UserEvent[] => {
  const { userId, replaces, tokenId, lastFour, expiresAt, replacedUntil } = data;
  const token = tokens.find((one) => one.tokenId === replaces);
  if (!token) return refuse('token.notFound');
  if (token.expiresAt <= at || token.replacedBy !== undefined) return refuse('token.notRotatable');
  const { name, scopes, environments } = token;
  const [until = replacedUntil] = [replacedUntil, token.expiresAt].toSorted();
  const predecessors = tokens.filter(({ replacedBy }) => replacedBy === replaces);
  return [
    ...predecessors.map((one) => revoked(userId, one)),
    {
      type: 'UserTokenCreated',
      data: { userId, tokenId, name, lastFour, expiresAt, scopes: [...scopes], environments },
    },
    {
      type: 'UserTokenReplaced',
      data: { userId, tokenId: replaces, lastFour: token.lastFour, replacedBy: tokenId, expiresAt: until },
    },
  ];
};

export const decideRevocation = ({ data }: Command<'RevokeUserToken'>, { tokens }: RegisteredUser): UserEvent[] => {
  const token = tokens.find(({ tokenId }) => tokenId === data.tokenId);
  return token ? [revoked(data.userId, token)] : refuse('token.notFound');
};

/** A deleted user's tokens are revoked: a new account with the same login starts without any. */
export const revokedWith = (userId: string, { tokens }: RegisteredUser): UserEvent[] =>
  tokens.map((token) => revoked(userId, token));
