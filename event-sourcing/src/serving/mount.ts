import type { Route } from '@clearbench/contracts/route';
import type { NextFunction, RequestHandler } from 'express';
import type { Endpoint } from './endpoint.ts';
import { routeTable } from './route-table.ts';

/** One handler after the other; what any of them throws, at once or later, goes to `next`. */
const inOrder = (handlers: readonly RequestHandler[]): RequestHandler =>
  handlers.reduceRight<RequestHandler>(
    (rest, handler) => (request, response, next) => {
      const onward: NextFunction = (error?: unknown) => (error ? next(error) : rest(request, response, next));
      try {
        const running: unknown = handler(request, response, onward);
        if (running instanceof Promise) running.catch(next);
      } catch (error) {
        next(error);
      }
    },
    (_request, _response, next) => next(),
  );

/** Mounts endpoints behind the guard each route asks for; there is no way to mount one without. */
export const mount = (
  endpoints: readonly Endpoint[],
  guard: (route: Route) => readonly RequestHandler[],
): RequestHandler => {
  const table = routeTable<RequestHandler>();
  for (const { route, handlers } of endpoints)
    table.add(route.method, route.path, inOrder([...guard(route), ...handlers]));

  return (request, response, next) => {
    // Whoever asks for the head alone gets the head of what GET answers.
    const found = table.find(request.method === 'HEAD' ? 'GET' : request.method, request.path);
    if (!found) return next();
    request.params = found.params;
    found.entry(request, response, next);
  };
};
