import type { ServerResponse } from 'node:http';

type Reply = Pick<ServerResponse, 'end' | 'destroy'>;
type Ending = { readonly reply: Reply; readonly body: string | Buffer };

let endings: Ending[] = [];

/** A reply that cannot be written closes its own connection only. */
const endOne = ({ reply, body }: Ending): void => {
  try {
    reply.end(body);
  } catch (error) {
    reply.destroy(error as Error);
  }
};

const endAll = (): void => {
  const due = endings;
  endings = [];
  for (const ending of due) endOne(ending);
};

/**
 * Ends a reply with its body after the requests of this turn of the event loop are handled, together with the other
 * replies of the turn. A reply wakes a client that waits, which can cost more than the write itself. Written one
 * directly after another, replies find the client awake.
 */
export const endTogether = (reply: Reply, body: string | Buffer): void => {
  endings.push({ reply, body });
  if (endings.length === 1) setImmediate(endAll);
};
