import type { MediaType, Route } from '@clearbench/contracts/route';
import express, { type RequestHandler, type Response } from 'express';
import { systemClock } from '../clock.ts';
import { noTracing, type Tracing } from '../tracing.ts';
import { bodyShareOf } from './body-gate.ts';
import { endOf } from './end-of.ts';
import type { Answer, Call, Endpoint } from './endpoint.ts';
import { chainHandlers } from './handler-chain.ts';
import { largestJson } from './largest-json.ts';
import { handlingFor } from './load-gate.ts';
import { callParser } from './parse-call.ts';
import { routeTable } from './route-table.ts';
import { writeAnswer } from './write-answer.ts';

/**
 * Wraps the handlers of a query in one span, from after the guards to the end of the response. Commands create their
 * own spans.
 */
const tracedQuery = (
  { name, side }: Pick<Route, 'name' | 'side'>,
  handlers: readonly RequestHandler[],
  tracing: Tracing,
): readonly RequestHandler[] => {
  if (!tracing.isOn || side !== 'query') return handlers;
  const answer = chainHandlers(...handlers);
  return [
    (request, response, next) =>
      void tracing.span({ name: `query ${name}`, facts: { 'clearbench.query': name } }, async () => {
        const answered = endOf(response);
        answer(request, response, next);
        await answered;
      }),
  ];
};

const bodyParsers: Readonly<Partial<Record<MediaType, RequestHandler>>> = {
  'application/json': express.json({ limit: largestJson }),
  'text/plain': express.text({ limit: '64kb', type: () => true }),
};

/** Answers a route: reads and validates the request, calls the handler, writes its result. */
export const serve = <R extends Route>(
  route: R,
  handle: (call: Call<R>) => Promise<Answer<R>>,
  clock = systemClock(),
): Endpoint => {
  const parser = route.body ? bodyParsers[route.bodyType ?? 'application/json'] : undefined;
  const callOf = callParser(route);
  const answer: RequestHandler = async (request, response) => {
    const release = bodyShareOf(request)?.retain();
    try {
      const call = callOf(request, response, clock.now());
      const account = call.principal?.user.userId ?? 'anonymous';
      const answered = await handlingFor({ account, priority: 'interactive' }, request, () => handle(call));
      await writeAnswer(route, answered, response);
    } finally {
      release?.();
    }
  };
  return { route, handlers: parser ? [parser, answer] : [answer] };
};

/** Reports each refused request before its reply. */
const reporting =
  (answer: RequestHandler, refused: NonNullable<Endpoint['refused']>): RequestHandler =>
  (request, response, next) =>
    answer(request, response, (error?: unknown) => {
      if (error) void refused(error, request, systemClock().now()).then(() => next(error));
      else next();
    });

type Named = Pick<Route, 'name' | 'method' | 'path'>;

/** The route of a request; it is safe to log, unlike a URL, which could contain anything. */
export const routeOf = ({ locals }: Response): Named | undefined => locals.route as Named | undefined;
export const noteRoute = ({ locals }: Response, route: Named): void => {
  locals.route = route;
};

/** Mounts endpoints behind the guard of each route; there is no way to mount one without. */
export const mount = (
  endpoints: readonly Endpoint[],
  guard: (route: Route) => readonly RequestHandler[],
  tracing: Tracing = noTracing,
): RequestHandler => {
  const table = routeTable<{ readonly route: Route; readonly answer: RequestHandler }>();
  for (const { route, handlers, refused } of endpoints) {
    const guarded = chainHandlers(...guard(route), ...tracedQuery(route, handlers, tracing));
    const answer = refused ? reporting(guarded, refused) : guarded;
    table.add(route.method, route.path, { route, answer });
  }

  return (request, response, next) => {
    // HEAD is answered with the headers of GET.
    const found = table.find(request.method === 'HEAD' ? 'GET' : request.method, request.path);
    if (!found) return next();
    request.params = found.params;
    noteRoute(response, found.entry.route);
    found.entry.answer(request, response, next);
  };
};
