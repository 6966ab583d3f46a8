import type { Route } from '@clearbench/contracts/route';
import type { RequestHandler, Response } from 'express';
import { noTracing, type Tracing } from '../tracing.ts';
import type { Endpoint } from './endpoint.ts';
import { chainHandlers } from './handler-chain.ts';
import { routeTable } from './route-table.ts';
import { tracedQuery } from './traced-query.ts';

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
  for (const { route, handlers } of endpoints) {
    const answer = chainHandlers(...guard(route), ...tracedQuery(route, handlers, tracing));
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
