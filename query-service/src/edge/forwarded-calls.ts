import { everyRoute } from '@clearbench/contracts/every-route';
import { routeTable } from '@clearbench/event-sourcing/serving/route-table';
import { noteRoute } from '@clearbench/event-sourcing/serving/serve';
import type { RequestHandler } from 'express';

/** The paths of sign-in and of links in mails. */
const isSignIn = (path: string): boolean => /^\/(auth|oauth2)\//.test(path);

/** Requests for a command service: commands, which have ids and may be repeated, and sign-in, which may not. */
export const forwardedCalls = (forward: (mayRepeat: boolean) => RequestHandler): RequestHandler => {
  const commands = routeTable<(typeof everyRoute)[number]>();
  for (const route of everyRoute) if (route.side === 'command') commands.add(route.method, route.path, route);
  const [repeatable, once] = [forward(true), forward(false)];

  return (request, response, next) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const command = commands.find(method, request.path);
    if (command) {
      noteRoute(response, command.entry);
      return repeatable(request, response, next);
    }
    return isSignIn(request.path) ? once(request, response, next) : next();
  };
};
