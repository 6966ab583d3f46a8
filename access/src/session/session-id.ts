import { randomBytes } from 'node:crypto';

const width = 9;

/** A new id: the instant in milliseconds, base 36 with fixed width so that ids sort by age, and 144 random bits. */
export const newSessionId = (now: string): string =>
  `${Date.parse(now).toString(36).padStart(width, '0')}-${randomBytes(18).toString('base64url')}`;

/** Length at which a user's list of ended sessions may have lost its oldest entries. */
const fullList = 100;

/**
 * Whether a session was ended on the server. A full list may have dropped sessions older than its oldest entry, so
 * those count as ended too.
 */
export const hasEnded = (ended: readonly string[], sessionId: string): boolean =>
  ended.includes(sessionId) || (ended.length >= fullList && ended.every((other) => sessionId < other));
