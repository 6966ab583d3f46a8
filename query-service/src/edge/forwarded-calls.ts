import { everyRoute } from '@clearbench/contracts/every-route';
import { routeTable } from '@clearbench/event-sourcing/serving/route-table';
import type { RequestHandler } from 'express';

/** Where people sign in, and where links of mails lead. */
const isSignIn = (path: string): boolean => /^\/(auth|oauth2)\//.test(path);

/**
 * Requests that are answered by a command service: the calls whose contract says so, which have ids and may be sent
 * again, and signing in, which may not.
 */
export const forwardedCalls = (forward: (mayRepeat: boolean) => RequestHandler): RequestHandler => {
  const commands = routeTable<true>();
  for (const { side, method, path } of everyRoute) if (side === 'command') commands.add(method, path, true);
  const [repeatable, once] = [forward(true), forward(false)];

  return (request, response, next) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (commands.find(method, request.path)) return repeatable(request, response, next);
    return isSignIn(request.path) ? once(request, response, next) : next();
  };
};
