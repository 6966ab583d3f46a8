import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { JWTPayload } from 'jose';
import type { Seal } from './sealed-token.ts';

/** Number of cached tokens; each is well below 1 KiB. */
const room = 5_000;

/**
 * Caches the content of decrypted tokens: a page sends many requests with the same cookie, and decryption is the
 * largest cost of a guard. Expiry and the end of a session are checked with every request.
 */
export const remembered = ({ open, close }: Seal): Seal => {
  const opened = boundedCache<Promise<JWTPayload>>(room);
  const openFirst = async (token: string): Promise<JWTPayload | undefined> => {
    const facts = await open(token);
    if (facts) opened.set(token, Promise.resolve(facts));
    return facts;
  };
  return { close, open: (token) => opened.get(token) ?? openFirst(token) };
};
