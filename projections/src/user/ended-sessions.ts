/** Most ended sessions in a document. The guard treats sessions older than all of a full list as ended. */
const room = 100;

/**
 * Adds an ended session. Session ids start with their creation time, so that sorting puts the newest last, and a full
 * list drops the oldest, which is the nearest to its expiry.
 */
export const withEnded = (ended: readonly string[], sessionId: string): readonly string[] =>
  ended.includes(sessionId) ? ended : [...ended, sessionId].sort().slice(-room);
