import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Waiting = { readonly request: IncomingMessage; readonly response: ServerResponse };

/**
 * Handles the requests of a connection one after the other, each in a turn of its own. Node parses everything that has
 * arrived and emits all requests of it in one turn of the event loop, in which no other client is served. A connection
 * with more than `most` requests waiting for an earlier response is closed (RFC 9112, section 9.3.2: the client then
 * repeats what was not answered).
 */
export const oneAtATime = (handle: RequestListener, most: number): RequestListener => {
  /** The requests that wait behind the running one, for connections that have one. */
  const running = new WeakMap<Socket, Waiting[]>();

  const run = (socket: Socket, { request, response }: Waiting): void => {
    response.once('close', () => setImmediate(next, socket));
    handle(request, response);
  };
  const next = (socket: Socket): void => {
    const waiting = running.get(socket)?.shift();
    if (waiting === undefined || socket.destroyed) running.delete(socket);
    else run(socket, waiting);
  };

  return (request, response) => {
    const { socket } = request;
    // The rest of what had arrived before the connection was closed.
    if (socket.destroyed) return;
    const waiting = running.get(socket);
    if (waiting === undefined) {
      running.set(socket, []);
      run(socket, { request, response });
    } else if (waiting.push({ request, response }) > most) socket.destroy();
  };
};
