import { hash, randomBytes } from 'node:crypto';
import { tokenPrefix } from '@clearbench/contracts/user/token-terms';

/** 256 random bits cannot be guessed, so a fast hash is as safe as a slow one. */
const randomLength = 32;

/** The stored id of a token: its SHA-256. */
export const tokenIdOf = (token: string): string => hash('sha256', token, 'hex');

/** A new token. It is shown once; only the id and the last characters are stored. */
export const newToken = () => {
  const token = `${tokenPrefix}${randomBytes(randomLength).toString('base64url')}`;
  return { token, tokenId: tokenIdOf(token), lastFour: token.slice(-4) };
};

/** The token in an `Authorization` header; undefined for other schemes, such as those of a proxy. */
export const tokenIn = (authorization: string | undefined): string | undefined => {
  const [scheme = '', token = ''] = authorization?.trim().split(/ +/) ?? [];
  return scheme.toLowerCase() === 'bearer' && token.startsWith(tokenPrefix) ? token : undefined;
};
