import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { loginUrlsOf } from '@clearbench/access/sign-in/login-urls';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { sharedMemoryCollector } from '@clearbench/event-sourcing/collect-shared';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { loadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import { httpPipeline } from '@clearbench/hosting/serving/http-pipeline';
import type { Logger } from 'pino';
import { apiDescription } from '../api-description/api-description.ts';
import { commandServices } from '../edge/command-services.ts';
import { forwarding, usualPatience } from '../edge/forward.ts';
import { forwardedCalls } from '../edge/forwarded-calls.ts';
import { liveServer } from '../push/live-server.ts';
import { slices } from '../slices.ts';
import type { OpenedDesk } from './open-query-context.ts';
import { pages, unknownSignInPath } from './pages.ts';
import type { QuerySettings } from './settings.ts';

type Parts = {
  readonly settings: QuerySettings;
  readonly opened: OpenedDesk;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tracing: Tracing;
};

/** Answers queries, pages and the live connection, and forwards all other requests. */
export const requestHandler = ({ settings, opened, clock, log, tracing }: Parts) => {
  const { queryContext, people, connections } = opened;
  const live = liveServer(connections, people.principalFromCookie);
  const onCircle = (): void => log.warn('CLEARBENCH_COMMAND_URLS of a query service names a query service');
  const services = commandServices(settings.commandUrls);
  const forward = forwarding(services, usualPatience, tracing, onCircle);

  const app = httpPipeline({
    settings,
    endpoints: Object.values<Endpoint[]>(slices(queryContext, loginUrlsOf(settings.providers))).flat(),
    guard: people.guard,
    views: queryContext.views,
    loads: loadBudget(settings.loads, sharedMemoryCollector()),
    edge: { timed: queryContext.metrics.meter.timed, forward: forwardedCalls(forward) },
    pages: [
      apiDescription({ version: queryContext.appInfo.buildInfo.version, publicUrl: settings.publicUrl }),
      pages(),
      unknownSignInPath,
    ],
    clock,
    log,
    tracing,
  });

  const handler: RequestListener = (request, response) => {
    if (!live.request(request, response)) app(request, response);
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (!live.upgrade(request, socket, head)) socket.destroy();
  };
  return { app, handler, upgrade, stopLive: live.stop };
};
