import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Waiting = { readonly request: IncomingMessage; readonly response: ServerResponse };

/**
 * The requests of a connection that wait behind the running one; undefined without one. A property rather than a
 * WeakMap, whose entries make each garbage collection longer.
 */
const behind = Symbol('behind');
type Connection = Socket & { [behind]?: Waiting[] | undefined };

/**
 * Handles the requests of a connection one after the other, each in a turn of its own. Node parses everything that has
 * arrived and emits all requests of it in one turn of the event loop, in which no other client is served. A connection
 * with more than `most` requests waiting for an earlier response is closed (RFC 9112, section 9.3.2: the client then
 * repeats what was not answered).
 */
export const oneAtATime = (handle: RequestListener, most: number): RequestListener => {
  const run = (socket: Connection, { request, response }: Waiting): void => {
    // `response.socket` is null when it is closed.
    response.on('close', () => ended(socket));
    handle(request, response);
  };
  const ended = (socket: Connection): void => {
    if (socket[behind]?.length === 0) socket[behind] = undefined;
    else setImmediate(next, socket);
  };
  const next = (socket: Connection): void => {
    const waiting = socket[behind]?.shift();
    if (waiting === undefined || socket.destroyed) socket[behind] = undefined;
    else run(socket, waiting);
  };

  return (request, response) => {
    const socket: Connection = request.socket;
    // The rest of what had arrived before the connection was closed.
    if (socket.destroyed) return;
    const waiting = socket[behind];
    if (waiting === undefined) {
      socket[behind] = [];
      run(socket, { request, response });
    } else if (waiting.push({ request, response }) > most) socket.destroy();
  };
};
