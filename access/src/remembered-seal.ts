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
  const opened = boundedCache<JWTPayload>(room);
  return {
    close,
    open: async (token) => {
      const known = opened.get(token);
      if (known) return known;
      const facts = await open(token);
      if (facts) opened.set(token, facts);
      return facts;
    },
  };
};
