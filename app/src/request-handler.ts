import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { callLimit } from '@clearbench/access/call-limit';
import { quotaGuard } from '@clearbench/access/quota';
import { mayReadFile } from '@clearbench/access/resource-access';
import { sessionCookieName } from '@clearbench/access/session/session-cookie';
import type { AccessWiring } from '@clearbench/command-service/service/access-wiring';
import { slices as commandSlices } from '@clearbench/command-service/slices';
import { Failure } from '@clearbench/contracts/failure';
import type { Route } from '@clearbench/contracts/route';
import { systemClock } from '@clearbench/event-sourcing/clock';
import { sharedMemoryCollector } from '@clearbench/event-sourcing/collect-shared';
import { bodyBudget } from '@clearbench/event-sourcing/serving/body-budget';
import { bodyGate } from '@clearbench/event-sourcing/serving/body-gate';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { inOrder } from '@clearbench/event-sourcing/serving/in-order';
import type { LoadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { loadGate } from '@clearbench/event-sourcing/serving/load-gate';
import { mount } from '@clearbench/event-sourcing/serving/mount';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import { awaitPosition } from '@clearbench/hosting/serving/await-position';
import { compressed } from '@clearbench/hosting/serving/compressed';
import type { HttpListener } from '@clearbench/hosting/serving/listen';
import { ownWrites } from '@clearbench/hosting/serving/own-writes';
import { requestLog } from '@clearbench/hosting/serving/request-log';
import { securityHeaders } from '@clearbench/hosting/serving/security-headers';
import type { Telemetry } from '@clearbench/hosting/telemetry/telemetry';
import { statisticsDays } from '@clearbench/projections/statistics/statistics-day';
import { apiDescription } from '@clearbench/query-service/api-description/api-description';
import { liveConnections } from '@clearbench/query-service/push/live-connections';
import { liveServer } from '@clearbench/query-service/push/live-server';
import { appInfo } from '@clearbench/query-service/service/app-info';
import { metricsOf } from '@clearbench/query-service/service/metrics-of';
import { pages, unknownSignInPath } from '@clearbench/query-service/service/pages';
import { scrapePath } from '@clearbench/query-service/service/scrape-path';
import { scraperGate } from '@clearbench/query-service/service/scraper-gate';
import { slices as querySlices } from '@clearbench/query-service/slices';
import type { Stores } from '@clearbench/stores/stores';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { DemoProvider } from './demo-provider.ts';
import type { Runtime } from './runtime.ts';
import type { Settings } from './settings.ts';

type Parts = {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly runtime: Runtime;
  readonly accessWiring: AccessWiring;
  readonly idp: DemoProvider;
  readonly listener: Pick<HttpListener, 'url'>;
  readonly log: Logger;
  readonly telemetry: Telemetry;
  /** The budget of the process for loaded contents. */
  readonly loads: LoadBudget;
};
type Meters = ReturnType<typeof metricsOf>;
type Info = Awaited<ReturnType<typeof appInfo>>;

const everyEndpoint = ({ stores, runtime, accessWiring }: Parts, metrics: Meters, info: Info): readonly Endpoint[] => {
  const { people, signOut, appSettings, onboarding, connections } = accessWiring;
  const { heed: heedSettings } = appSettings;
  const { sessions, loginUrls } = people;
  const queryContext = {
    metrics,
    views: runtime.views,
    contents: stores.contents,
    outlines: runtime.outlines,
    texts: runtime.context.texts,
    appInfo: info,
    replaying: { log: stores.events, days: statisticsDays },
  };
  const signingOut = { sessions, signOut, heedSettings };
  const commands = commandSlices(runtime.context, signingOut, onboarding.welcome, connections);
  return [
    ...Object.values<Endpoint[]>(commands).flat(),
    ...Object.values<Endpoint[]>(querySlices(queryContext, loginUrls)).flat(),
  ];
};

/** The routes with guard, rate limit, daily limits and waiting for positions. */
const calls = (parts: Parts, metrics: Meters, info: Info): RequestHandler => {
  const { settings, runtime, accessWiring, telemetry } = parts;
  const { people } = accessWiring;
  const awaited = awaitPosition(runtime.views.reached);
  const own = ownWrites(runtime.views.reached, sessionCookieName(parts.listener.url));
  const quota = quotaGuard(runtime.views, systemClock());
  const commandLimit = callLimit('command', settings.commandsPerMinute, systemClock());
  const readLimit = callLimit('query', settings.readsPerMinute, systemClock());
  const orScraper = scraperGate(settings.metricsToken);
  const bodies = bodyGate(bodyBudget(settings.bodies, sharedMemoryCollector()), settings.largestContent);
  const loads = loadGate(parts.loads);
  const endpoints = everyEndpoint(parts, metrics, info);
  const guarded = (route: Route) => [
    metrics.meter.timed(route),
    awaited,
    own,
    ...orScraper(route, [...people.guard(route), ...readLimit(route)]),
    ...commandLimit(route),
    ...quota(route),
    ...bodies(route),
    loads,
  ];
  return mount(endpoints, guarded, telemetry.tracing);
};

/** Handles pages, API requests, sign-in and the live connection. */
export const requestHandler = async (parts: Parts) => {
  const { settings, stores, runtime, accessWiring, idp, listener, log, telemetry } = parts;
  const { tracing } = telemetry;
  const { people, appSettings, onboarding } = accessWiring;
  const info = await appInfo({ ...settings, sendsMail: settings.mail !== undefined }, onboarding.welcome.claim.isOpen);
  const connections = liveConnections(stores.changes, appSettings.heed, { tracing, log }, mayReadFile(runtime.views));
  const metrics = metricsOf({
    stores,
    waiting: runtime.context.textWorkers.waiting,
    lags: runtime.projector.lags,
    connections,
    log,
    telemetry,
  });
  const live = liveServer(connections, people.principalFromCookie);

  const app = express()
    .disable('x-powered-by')
    .set('etag', false)
    .set('trust proxy', settings.trustedProxies)
    .use(inOrder(requestLog(log, tracing), compressed(), scrapePath, calls(parts, metrics, info)))
    .use(securityHeaders(listener.url))
    .use(apiDescription({ version: info.buildInfo.version, publicUrl: listener.url }))
    .use(people.signInRouter)
    .use(idp?.router ?? express.Router())
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
  const stopLive = (): void => {
    metrics.stop();
    live.stop();
  };
  return { app, handler, upgrade, stopLive };
};
