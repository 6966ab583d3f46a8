import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { callLimit } from '@clearbench/access/call-limit';
import { quotaGuard } from '@clearbench/access/quota';
import { loginUrlsOf } from '@clearbench/access/sign-in/login-urls';
import { Failure } from '@clearbench/contracts/failure';
import type { Route } from '@clearbench/contracts/route';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { sharedMemoryCollector } from '@clearbench/event-sourcing/collect-shared';
import { bodyBudget } from '@clearbench/event-sourcing/serving/body-budget';
import { bodyGate } from '@clearbench/event-sourcing/serving/body-gate';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { inOrder } from '@clearbench/event-sourcing/serving/in-order';
import { loadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { loadGate } from '@clearbench/event-sourcing/serving/load-gate';
import { mount } from '@clearbench/event-sourcing/serving/mount';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { awaitPosition } from '@clearbench/hosting/serving/await-position';
import { compressed } from '@clearbench/hosting/serving/compressed';
import { requestLog } from '@clearbench/hosting/serving/request-log';
import { securityHeaders } from '@clearbench/hosting/serving/security-headers';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { apiDescription } from '../api-description/api-description.ts';
import { commandServices } from '../edge/command-services.ts';
import { forwarding, usualPatience } from '../edge/forward.ts';
import { forwardedCalls } from '../edge/forwarded-calls.ts';
import { liveServer } from '../push/live-server.ts';
import { slices } from '../slices.ts';
import type { OpenedDesk } from './open-query-context.ts';
import { pages, unknownSignInPath } from './pages.ts';
import { scrapePath } from './scrape-path.ts';
import { scraperGate } from './scraper-gate.ts';
import type { QuerySettings } from './settings.ts';

type Parts = {
  readonly settings: QuerySettings;
  readonly opened: OpenedDesk;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tracing: Tracing;
};

/** The queries with guard, rate limit, daily limits and waiting for positions. */
const questions = ({ settings, opened, clock, tracing }: Parts): RequestHandler => {
  const { queryContext, people } = opened;
  const endpoints = slices(queryContext, loginUrlsOf(settings.providers));
  const awaited = awaitPosition(queryContext.views.reached);
  const limit = callLimit('query', settings.readsPerMinute, clock);
  const quota = quotaGuard(queryContext.views, clock);
  const bodies = bodyGate(bodyBudget(settings.bodies, sharedMemoryCollector()), settings.largestContent);
  const loads = loadGate(loadBudget(settings.loads, sharedMemoryCollector()));
  const orScraper = scraperGate(settings.metricsToken);
  const guarded = (route: Route) => [
    queryContext.metrics.meter.timed(route),
    awaited,
    ...orScraper(route, [...people.guard(route), ...limit(route)]),
    ...quota(route),
    ...bodies(route),
    loads,
  ];
  return mount(Object.values<Endpoint[]>(endpoints).flat(), guarded, tracing);
};

/** Answers queries, pages and the live connection, and forwards all other requests. */
export const requestHandler = (parts: Parts) => {
  const { settings, opened, log, tracing } = parts;
  const { queryContext, people, connections } = opened;
  const live = liveServer(connections, people.principalFromCookie);
  const onCircle = (): void => log.warn('CLEARBENCH_COMMAND_URLS of a query service names a query service');
  const services = commandServices(settings.commandUrls);
  const handOn = forwardedCalls(forwarding(services, usualPatience, tracing, onCircle));

  const app = express()
    .disable('x-powered-by')
    .set('etag', false)
    .set('trust proxy', settings.trustedProxies)
    .use(inOrder(requestLog(log, tracing), compressed(), scrapePath, handOn, questions(parts)))
    .use(securityHeaders(settings.publicUrl))
    .use(apiDescription({ version: queryContext.appInfo.buildInfo.version, publicUrl: settings.publicUrl }))
    .use(pages(), unknownSignInPath)
    .use((request) => {
      throw new Failure('route.notFound', { place: request.path });
    })
    .use(problemReply((error, requestId) => log.error({ err: error, requestId }, 'our fault')));

  const handler: RequestListener = (request, response) => {
    if (!live.request(request, response)) app(request, response);
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!live.upgrade(request, socket, head)) socket.destroy();
  };
  return { app, handler, upgrade, stopLive: live.stop };
};
