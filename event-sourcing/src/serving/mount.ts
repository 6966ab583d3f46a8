import type { Route } from '@clearbench/contracts/route';
import { type RequestHandler, Router } from 'express';
import type { Endpoint } from './endpoint.ts';

const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Fixed paths before those with names in them, so that `/files/upload` is not taken for a file. */
const byPlainness = (a: Endpoint, b: Endpoint): number =>
  a.route.path.split(':').length - b.route.path.split(':').length;

/** Mounts endpoints behind the guard each route asks for; there is no way to mount one without. */
export const mount = (endpoints: readonly Endpoint[], guard: (route: Route) => readonly RequestHandler[]): Router => {
  const router = Router();
  for (const { route, handlers } of [...endpoints].sort(byPlainness))
    router[verbs[route.method]](route.path, ...guard(route), ...handlers);
  return router;
};
