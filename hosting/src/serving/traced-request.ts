import { endOf } from '@clearbench/event-sourcing/serving/end-of';
import { routeOf } from '@clearbench/event-sourcing/serving/mount';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import type { Request, Response } from 'express';

/** W3C's header: where in somebody's trace a request belongs. */
export const traceHeader = 'traceparent';

/** Goes on with a request as a piece of work that ends with its answer. It is told by its route, for addresses may hold anything. */
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
