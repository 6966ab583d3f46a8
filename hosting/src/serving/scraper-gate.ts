import { createHash, timingSafeEqual } from 'node:crypto';
import { scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import type { Route } from '@clearbench/contracts/route';
import { chainHandlers } from '@clearbench/event-sourcing/serving/handler-chain';
import type { RequestHandler } from 'express';

/** Prometheus reads `/metrics` by default: the path is an alias of the metrics route, with the same guard. */
export const scrapePath: RequestHandler = (request, _response, next) => {
  if (request.path === '/metrics' || request.path === '/metrics/') request.url = scrapeMetricsRoute.path;
  next();
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Admits a scraper with the operator's token to the metrics route. Requests without this token go to the usual guards.
 */
export const scraperGate = (token: string | undefined) => {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  return (route: Route, guards: readonly RequestHandler[]): readonly RequestHandler[] => {
    if (expected === undefined || route.name !== scrapeMetricsRoute.name) return guards;
    const guarded = chainHandlers(...guards);
    return [
      (request, response, next) => {
        const isScraper = timingSafeEqual(digest(request.get('Authorization') ?? ''), expected);
        if (isScraper) next();
        else guarded(request, response, next);
      },
    ];
  };
};
