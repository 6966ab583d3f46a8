import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as open } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Body } from './held-body.ts';

/** What is asked of a command service. */
export type Question = {
  readonly method: string;
  /** With what stands behind the question mark. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Body;
  /** Whether being asked twice does it once. */
  readonly mayRepeat: boolean;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
};

/** Milliseconds a connection may take, and the longest silence of somebody who has been asked. */
export type Patience = { readonly connect: number; readonly silence: number };

/** Nobody answered; `isSent` says whether anything may have been heard. */
export type NoAnswer = Error & { readonly isSent: boolean };

const kept = new Agent({ keepAlive: true, maxFreeSockets: 64 });
/** A connection that lay idle may be closed at the other end without our knowing: only who may ask twice takes one. */
const fresh = new Agent({ keepAlive: false });

/** Asks one command service; resolves with its answer as soon as that begins, or fails with `NoAnswer`. */
export const ask = (url: URL, question: Question, patience: Patience): Promise<IncomingMessage> => {
  const { method, path, headers, body, signal } = question;
  const mayRepeat = question.mayRepeat && 'held' in body;
  let [isSent, isAnswered] = [false, false];
  return new Promise((resolve, reject) => {
    const request = open(new URL(path, url), { method, headers, agent: mayRepeat ? kept : fresh, signal });
    const late = setTimeout(() => request.destroy(new Error('no connection')), patience.connect);
    const send = (): void => {
      clearTimeout(late);
      isSent = true;
      request.setTimeout(patience.silence, () => request.destroy(new Error('no answer')));
      if ('held' in body) request.end(body.held);
      // Whoever has read enough to say no answers before all of it has come.
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
    // Also after the answer has begun: then it says so itself, and nobody else needs to hear it.
    request.on('error', (cause) => {
      clearTimeout(late);
      reject(Object.assign(new Error('a command service did not answer', { cause }), { isSent }));
    });
  });
};
