/** How many ended sessions a document holds. The guard takes sessions older than all of a full list for ended as well. */
const room = 100;

/**
 * Adds a session to those that are over. Session ids begin with the instant they were made, so sorting them brings
 * the newest last, and what falls out of a full list is the oldest: the one nearest to its own expiry.
 */
export const withEnded = (ended: readonly string[], sessionId: string): readonly string[] =>
  ended.includes(sessionId) ? ended : [...ended, sessionId].sort().slice(-room);
