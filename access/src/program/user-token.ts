import { hash, randomBytes } from 'node:crypto';
import { tokenPrefix } from '@clearbench/contracts/user/token-terms';

/** Nobody guesses 256 random bits: so a plain hash keeps a token as safe as a slow one would. */
const randomLength = 32;

/** What is kept of a token, and goes by: its SHA-256. */
export const tokenIdOf = (token: string): string => hash('sha256', token, 'hex');

/** A token nobody has seen yet. It is handed out once; only the other two are kept. */
export const newToken = () => {
  const token = `${tokenPrefix}${randomBytes(randomLength).toString('base64url')}`;
  return { token, tokenId: tokenIdOf(token), lastFour: token.slice(-4) };
};

/** The token in an `Authorization` header; what others put there, a proxy for one, is none of ours. */
export const tokenIn = (authorization: string | undefined): string | undefined => {
  const [scheme = '', token = ''] = authorization?.trim().split(/ +/) ?? [];
  return scheme.toLowerCase() === 'bearer' && token.startsWith(tokenPrefix) ? token : undefined;
};
