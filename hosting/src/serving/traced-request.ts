import { endOf } from '@clearbench/event-sourcing/serving/end-of';
import { routeOf } from '@clearbench/event-sourcing/serving/serve';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import type { Request, Response } from 'express';

/** W3C's header with the caller's trace and span. */
export const traceHeader = 'traceparent';

/**
 * Runs a request in a span that ends with its response. The span has the name of the route, because a URL may contain
 * anything.
 */
export const tracedRequest = (
  tracing: Tracing,
  { request, response, id }: { readonly request: Request; readonly response: Response; readonly id: string },
  next: () => void,
): void => {
  const { method } = request;
  const facts = { 'http.request.method': method, 'clearbench.correlation_id': id };
  const work = { name: method, kind: 'server', cause: request.get(traceHeader), facts } as const;
  void tracing.span(work, async (span) => {
    const ended = endOf(response);
    next();
    await ended;
    const route = routeOf(response);
    if (route) {
      span.rename(`${method} ${route.path}`);
      span.note({ 'http.route': route.path, 'clearbench.route': route.name });
    }
    span.note({ 'http.response.status_code': response.statusCode });
    if (response.statusCode >= 500) span.fail();
  });
};
