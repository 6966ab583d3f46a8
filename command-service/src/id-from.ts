import { createHash } from 'node:crypto';

/** An id from actor and command id: a repeated command finds the object it created before. */
export const idFrom = (kind: string, actor: string, commandId: string): string =>
  createHash('sha256').update(`${kind}|${actor}|${commandId}`).digest('hex').slice(0, 24);
