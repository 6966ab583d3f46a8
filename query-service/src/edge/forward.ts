import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import { noTracing, type Tracing } from '@clearbench/event-sourcing/tracing';
import { traceHeader } from '@clearbench/hosting/serving/traced-request';
import type { RequestHandler, Response } from 'express';
import { bodyOf } from './buffered-body.ts';
import type { CommandServices } from './command-services.ts';
import { forwardedHeaders, headersToForward, wasForwarded } from './forwarded-headers.ts';
import { type ForwardedRequest, type NoAnswer, type Patience, sendRequest } from './send-request.ts';

/** Milliseconds for finding a service, in addition to the limits of `ask`. */
type Patiences = Patience & { readonly search: number };

/** Limits that suit users at a browser. */
export const usualPatience: Patiences = { connect: 2_000, silence: 5 * millisecondsPerMinute, search: 5_000 };
const betweenAttempts = 200;

/** A service that starts or stops answers 503 without having done anything; a problem is a response of the route. */
const isNotThere = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 503 &&
  headers['retry-after'] !== undefined &&
  headers['content-type']?.startsWith('application/problem+json') !== true;

/** The first response of any service; a request that may have been received is repeated only if it is idempotent. */
const answered = async (
  services: CommandServices,
  forwarded: ForwardedRequest,
  patience: Patiences,
): Promise<IncomingMessage> => {
  const mayRepeat = forwarded.mayRepeat && 'held' in forwarded.body;
  const until = performance.now() + patience.search;
  do {
    for (const url of services.mutex()) {
      try {
        const answer = await sendRequest(url, forwarded, patience);
        if (!isNotThere(answer) || !mayRepeat) return answer;
        answer.resume();
      } catch (error) {
        forwarded.signal.throwIfAborted();
        const { isSent } = error as NoAnswer;
        if (isSent && !mayRepeat) throw new Failure('command.unreachable', {}, { cause: error });
      }
      services.isAway(url);
    }
    await pause(betweenAttempts);
  } while (performance.now() < until && !forwarded.signal.aborted);
  throw new Failure('command.unreachable');
};

/** Listeners of one response for its end: log, limits, compression, tracing, and several of the stream that is passed on. */
const mostListeners = 20;

const passOn = async (answer: IncomingMessage, response: Response): Promise<void> => {
  response.setMaxListeners(mostListeners);
  response.status(answer.statusCode ?? 502);
  for (const [name, value] of Object.entries(headersToForward(answer.headers)))
    if (value !== undefined) response.setHeader(name, value);
  await pipeline(answer, response);
};

/**
 * Forwards requests to an available command service, and streams its responses. The command service checks permissions.
 * `mayRepeat` selects idempotent requests. `onCircle` is called for requests that another query service has forwarded.
 */
export const forwarding = (
  services: CommandServices,
  patience: Patiences = usualPatience,
  tracing: Tracing = noTracing,
  onCircle: () => void = () => {},
) => {
  return (mayRepeat: boolean): RequestHandler =>
    async (request, response) => {
      if (wasForwarded(request)) {
        onCircle();
        throw new Failure('command.unreachable');
      }
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const { body, release } = await bodyOf(request);
      const { method, originalUrl: path } = request;
      const headers = forwardedHeaders(request, body);
      try {
        await tracing.span({ name: 'forward', kind: 'client' }, async (span) => {
          const trace = tracing.now();
          const traced = trace === undefined ? headers : { ...headers, [traceHeader]: trace };
          const forwarded = { method, path, headers: traced, body, mayRepeat, signal: gone.signal };
          const answer = await answered(services, forwarded, patience);
          span.note({ 'http.response.status_code': answer.statusCode ?? 0 });
          await passOn(answer, response);
        });
      } catch (error) {
        // The client has disconnected, or part of the response is already sent.
        if (response.headersSent || gone.signal.aborted) response.destroy();
        else throw error;
      } finally {
        release();
      }
    };
};
