/** Why the server no longer accepts a session; the param `reason` of `session.missing` and `session.expired`. */
export const sessionEndReasons = [
  /** The request carries no session cookie. */
  'missing',
  /** The cookie cannot be decrypted, for example after the server's secret changed. */
  'unreadable',
  /** The session was idle for too long. */
  'idle',
  /** The session reached the longest duration. */
  'lifetime',
  /** The user signed out, or signed in again in the same browser. */
  'signedOut',
  /** The user ended all sessions of the account. */
  'endedByUser',
  /** An administrator ended all sessions of the account. */
  'endedByAdministrator',
  /** The account was deleted. */
  'accountDeleted',
] as const;

export type SessionEndReason = (typeof sessionEndReasons)[number];
