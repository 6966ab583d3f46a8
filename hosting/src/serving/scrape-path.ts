import { scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import type { RequestHandler } from 'express';

/** Prometheus reads `/metrics` by default: the path is an alias of the metrics route, with the same guard. */
export const scrapePath: RequestHandler = (request, _response, next) => {
  if (request.path === '/metrics' || request.path === '/metrics/') request.url = scrapeMetricsRoute.path;
  next();
};
