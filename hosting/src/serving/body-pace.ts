import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from '@clearbench/contracts/failure';
import { endWithProblem } from '@clearbench/event-sourcing/serving/problem-reply';

/** The slowest accepted body: at least this number of bytes in each span of milliseconds. */
export type Pace = { readonly spanMs: number; readonly leastBytes: number };

/** A tenth of what a slow mobile connection delivers. */
export const usualPace: Pace = { spanMs: 10_000, leastBytes: 10 * 1024 };

/** Most bytes of a body that are read and discarded after the response, so that the client receives it. */
const mostDiscarded = 256 * 1024 * 1024;

/** Milliseconds for which the client can read the response before its connection is closed. */
const farewellMs = 1_000;

type Arrival = { since: number; readUntil: number; answeredAt: number | undefined };

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether the server itself delays the body, because it does not read. */
const isBackpressured = ({ readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  readableLength >= readableHighWaterMark;

const end = (request: IncomingMessage, response: ServerResponse): void => {
  const tooSlow = (): void => {
    request.destroy(new Failure('request.tooSlow'));
  };
  if (response.headersSent || response.destroyed) {
    tooSlow();
    return;
  }
  response.once('finish', tooSlow);
  endWithProblem(response, 'request.tooSlow');
  setTimeout(tooSlow, farewellMs).unref();
};

/**
 * Watches request bodies and closes connections whose bodies stalled or arrive too slowly, with 408 where no response
 * was sent. `isAwaited` is true for requests whose client waits for an interim response before it sends the body.
 */
export const bodyPace = ({ spanMs, leastBytes }: Pace, isAwaited: (request: IncomingMessage) => boolean) => {
  const arrivals = new Map<IncomingMessage, { readonly response: ServerResponse; readonly arrival: Arrival }>();

  const isTooSlow = (request: IncomingMessage, arrival: Arrival, now: number): boolean => {
    const { bytesRead } = request.socket;
    if (isBackpressured(request) || isAwaited(request) || bytesRead - arrival.readUntil >= leastBytes) {
      arrival.since = now;
      arrival.readUntil = bytesRead;
    }
    return now - arrival.since >= spanMs;
  };

  const isTooLarge = ({ socket }: IncomingMessage, response: ServerResponse, arrival: Arrival): boolean => {
    if (!response.writableFinished) return false;
    arrival.answeredAt ??= socket.bytesRead;
    return socket.bytesRead - arrival.answeredAt > mostDiscarded;
  };

  /** Adds the time in which this process could not read, because it was busy or stopped: the clients are not slow then. */
  const excuse = (lateMs: number, now: number): void => {
    for (const { arrival } of arrivals.values()) arrival.since = Math.min(arrival.since + lateMs, now);
  };

  const everyMs = Math.max(10, spanMs / 5);
  let checkedAt = performance.now();
  const look = (): void => {
    const now = performance.now();
    excuse(Math.max(0, now - checkedAt - everyMs), now);
    checkedAt = now;
    for (const [request, { response, arrival }] of arrivals) {
      if (request.complete || request.destroyed) arrivals.delete(request);
      else if (isTooSlow(request, arrival, now) || isTooLarge(request, response, arrival)) {
        arrivals.delete(request);
        end(request, response);
      }
    }
  };
  const timer = setInterval(look, everyMs).unref();

  return {
    watch: (request: IncomingMessage, response: ServerResponse): void => {
      if (!bringsBody(request)) return;
      const arrival = { since: performance.now(), readUntil: request.socket.bytesRead, answeredAt: undefined };
      arrivals.set(request, { response, arrival });
      response.once('close', () => {
        if (request.complete || request.destroyed) arrivals.delete(request);
      });
    },
    stop: () => clearInterval(timer),
  };
};
