import { shortMemory } from '@clearbench/stores/short-memory';
import type { JWTPayload } from 'jose';
import type { Seal } from './sealed-token.ts';

/** Tokens remembered at a time; each is well under 1 KiB. */
const room = 5_000;

/**
 * A seal that remembers which tokens it has opened, letter by letter: a page makes many requests with the same cookie,
 * and decrypting is most of what a guard costs. Whether a token is too old, or its session over, is asked every time.
 */
export const remembered = ({ open, close }: Seal): Seal => {
  const opened = shortMemory<JWTPayload>(room);
  return {
    close,
    open: async (token) => {
      const known = opened.get(token);
      if (known) return known;
      const facts = await open(token);
      if (facts) opened.keep(token, facts);
      return facts;
    },
  };
};
