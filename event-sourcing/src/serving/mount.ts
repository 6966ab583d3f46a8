import type { Route } from '@clearbench/contracts/route';
import type { RequestHandler } from 'express';
import type { Endpoint } from './endpoint.ts';
import { inOrder } from './in-order.ts';
import { routeTable } from './route-table.ts';

/** Mounts endpoints behind the guard each route asks for; there is no way to mount one without. */
export const mount = (
  endpoints: readonly Endpoint[],
  guard: (route: Route) => readonly RequestHandler[],
): RequestHandler => {
  const table = routeTable<RequestHandler>();
  for (const { route, handlers } of endpoints)
    table.add(route.method, route.path, inOrder(...guard(route), ...handlers));

  return (request, response, next) => {
    // Whoever asks for the head alone gets the head of what GET answers.
    const found = table.find(request.method === 'HEAD' ? 'GET' : request.method, request.path);
    if (!found) return next();
    request.params = found.params;
    found.entry(request, response, next);
  };
};
