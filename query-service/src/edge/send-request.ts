import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as open } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Body } from './buffered-body.ts';

/** A request to a command service. */
export type ForwardedRequest = {
  readonly method: string;
  /** Including the query string. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Body;
  /** Whether the request is idempotent. */
  readonly mayRepeat: boolean;
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
};

/** Milliseconds for connecting, and the longest silence of a connected service. */
export type Patience = { readonly connect: number; readonly silence: number };

/** No service answered; `isSent` is true where a service may have received the request. */
export type NoAnswer = Error & { readonly isSent: boolean };

const stored = new Agent({ keepAlive: true, maxFreeSockets: 64 });
/** A kept-alive connection may be closed at the other end without notice, so only idempotent requests use one. */
const fresh = new Agent({ keepAlive: false });

/** Sends a request to one command service; resolves at the start of its response, or fails with `NoAnswer`. */
export const sendRequest = (url: URL, forwarded: ForwardedRequest, patience: Patience): Promise<IncomingMessage> => {
  const { method, path, headers, body, signal } = forwarded;
  const mayRepeat = forwarded.mayRepeat && 'held' in body;
  let [isSent, isAnswered] = [false, false];
  return new Promise((resolve, reject) => {
    const request = open(new URL(path, url), { method, headers, agent: mayRepeat ? stored : fresh, signal });
    const late = setTimeout(() => request.destroy(new Error('no connection')), patience.connect);
    const send = (): void => {
      clearTimeout(late);
      isSent = true;
      request.setTimeout(patience.silence, () => request.destroy(new Error('no answer')));
      if ('held' in body) request.end(body.held);
      // A service may refuse a body before it has received all of it.
      else pipeline(body.stream, request).catch((error: Error) => isAnswered || request.destroy(error));
    };
    request.once('socket', (socket: Socket) => {
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    request.once('response', (answer) => {
      isAnswered = true;
      resolve(answer);
    });
    // After the start of the response its stream reports the error itself.
    request.on('error', (cause) => {
      clearTimeout(late);
      reject(Object.assign(new Error('a command service did not answer', { cause }), { isSent }));
    });
  });
};
