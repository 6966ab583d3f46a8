import type { Route } from '@clearbench/contracts/route';
import type { RequestHandler } from 'express';
import type { Tracing } from '../tracing.ts';
import { endOf } from './end-of.ts';
import { inOrder } from './in-order.ts';

/** The handlers of a question, told as one piece of work from behind the guards until it is answered. Commands tell of themselves. */
export const tracedQuery = (
  { name, side }: Pick<Route, 'name' | 'side'>,
  handlers: readonly RequestHandler[],
  tracing: Tracing,
): readonly RequestHandler[] => {
  if (!tracing.isOn || side !== 'query') return handlers;
  const answer = inOrder(...handlers);
  return [
    (request, response, next) =>
      void tracing.span({ name: `query ${name}`, facts: { 'clearbench.query': name } }, async () => {
        const answered = endOf(response);
        answer(request, response, next);
        await answered;
      }),
  ];
};
