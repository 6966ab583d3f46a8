import type { Route } from '@clearbench/contracts/route';
import type { RequestHandler } from 'express';
import type { Tracing } from '../tracing.ts';
import { endOf } from './end-of.ts';
import { chainHandlers } from './handler-chain.ts';

/**
 * Wraps the handlers of a query in one span, from after the guards to the end of the response. Commands create their
 * own spans.
 */
export const tracedQuery = (
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
