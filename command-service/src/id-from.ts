import { createHash } from 'node:crypto';

/** Same person, same command, same id: a repeated order finds the thing it made before, and nobody else's. */
export const idFrom = (kind: string, actor: string, commandId: string): string =>
  createHash('sha256').update(`${kind}|${actor}|${commandId}`).digest('hex').slice(0, 24);
