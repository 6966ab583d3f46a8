import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import { noTracing, type Tracing } from '@clearbench/event-sourcing/tracing';
import { traceHeader } from '@clearbench/hosting/serving/traced-request';
import type { RequestHandler, Response } from 'express';
import { ask, type NoAnswer, type Patience, type Question } from './ask.ts';
import type { CommandServices } from './command-services.ts';
import { askedWith, handedOn, wasHandedOn } from './handed-headers.ts';
import { bodyOf } from './held-body.ts';

/** Milliseconds somebody may be looked for, besides what `ask` has patience for. */
type Patiences = Patience & { readonly search: number };

/** What people at a browser put up with. */
export const usualPatience: Patiences = { connect: 2_000, silence: 5 * 60_000, search: 5_000 };
const betweenRounds = 200;

/** A service that is about to begin, or to end, says so and has done nothing. */
const isNotThere = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 503 && headers['retry-after'] !== undefined;

/** The first answer of anybody; a question that may have been heard is asked again only where that does no harm. */
const answered = async (
  services: CommandServices,
  question: Question,
  patience: Patiences,
): Promise<IncomingMessage> => {
  const mayRepeat = question.mayRepeat && 'held' in question.body;
  const until = performance.now() + patience.search;
  do {
    for (const url of services.inTurn()) {
      try {
        const answer = await ask(url, question, patience);
        if (!isNotThere(answer) || !mayRepeat) return answer;
        answer.resume();
      } catch (error) {
        question.signal.throwIfAborted();
        const { isSent } = error as NoAnswer;
        if (isSent && !mayRepeat) throw new Failure('command.unreachable', {}, { cause: error });
      }
      services.isAway(url);
    }
    await pause(betweenRounds);
  } while (performance.now() < until && !question.signal.aborted);
  throw new Failure('command.unreachable');
};

const passOn = async (answer: IncomingMessage, response: Response): Promise<void> => {
  response.status(answer.statusCode ?? 502);
  for (const [name, value] of Object.entries(handedOn(answer.headers)))
    if (value !== undefined) response.setHeader(name, value);
  await pipeline(answer, response);
};

/**
 * Hands requests on to a command service, whichever is there, and its answers back, both in pieces as they come. It
 * decides nothing: who asks, and whether they may, the command service sees for itself. `mayRepeat` says which requests
 * do once what they are sent twice for. `onCircle` hears of requests that another query service has handed on.
 */
export const forwarding = (
  services: CommandServices,
  patience: Patiences = usualPatience,
  tracing: Tracing = noTracing,
  onCircle: () => void = () => {},
) => {
  return (mayRepeat: boolean): RequestHandler =>
    async (request, response) => {
      if (wasHandedOn(request)) {
        onCircle();
        throw new Failure('command.unreachable');
      }
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const body = await bodyOf(request);
      const { method, originalUrl: path } = request;
      const headers = askedWith(request, body);
      try {
        await tracing.span({ name: 'forward', kind: 'client' }, async (span) => {
          const trace = tracing.now();
          const traced = trace === undefined ? headers : { ...headers, [traceHeader]: trace };
          const question = { method, path, headers: traced, body, mayRepeat, signal: gone.signal };
          const answer = await answered(services, question, patience);
          span.note({ 'http.response.status_code': answer.statusCode ?? 0 });
          await passOn(answer, response);
        });
      } catch (error) {
        // Nobody is there to be told; or half of the answer is, and the rest cannot be made up.
        if (response.headersSent || gone.signal.aborted) response.destroy();
        else throw error;
      }
    };
};
