import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { callLimit } from '@clearbench/access/call-limit';
import { quotaGuard } from '@clearbench/access/quota';
import type { Reception } from '@clearbench/command-service/service/reception';
import { slices as commandSlices } from '@clearbench/command-service/slices';
import { Failure } from '@clearbench/contracts/failure';
import type { Route } from '@clearbench/contracts/route';
import { systemClock } from '@clearbench/event-sourcing/clock';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { inOrder } from '@clearbench/event-sourcing/serving/in-order';
import { mount } from '@clearbench/event-sourcing/serving/mount';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import { awaitPosition } from '@clearbench/hosting/serving/await-position';
import { compressed } from '@clearbench/hosting/serving/compressed';
import type { Door } from '@clearbench/hosting/serving/listen';
import { requestLog } from '@clearbench/hosting/serving/request-log';
import { securityHeaders } from '@clearbench/hosting/serving/security-headers';
import type { Telemetry } from '@clearbench/hosting/telemetry/telemetry';
import { statisticsDays } from '@clearbench/projections/statistics/statistics-day';
import { apiDescription } from '@clearbench/query-service/api-description/api-description';
import { liveConnections } from '@clearbench/query-service/push/live-connections';
import { liveServer } from '@clearbench/query-service/push/live-server';
import { appInfo } from '@clearbench/query-service/service/app-info';
import { metricsOf } from '@clearbench/query-service/service/metrics-of';
import { pages } from '@clearbench/query-service/service/pages';
import { scraperGate } from '@clearbench/query-service/service/scraper-gate';
import { slices as querySlices } from '@clearbench/query-service/slices';
import type { Stores } from '@clearbench/stores/stores';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { DemoProvider } from './demo-provider.ts';
import type { Plant } from './plant.ts';
import type { Settings } from './settings.ts';

type Parts = {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly plant: Plant;
  readonly reception: Reception;
  readonly idp: DemoProvider;
  readonly door: Pick<Door, 'url'>;
  readonly log: Logger;
  readonly telemetry: Telemetry;
};
type Meters = ReturnType<typeof metricsOf>;
type Info = Awaited<ReturnType<typeof appInfo>>;

const everyEndpoint = ({ stores, plant, reception }: Parts, metrics: Meters, info: Info): readonly Endpoint[] => {
  const { people, signOut, appSettings, frontDesk } = reception;
  const { heed: heedSettings } = appSettings;
  const { sessions, loginUrls } = people;
  const desk = {
    metrics,
    views: plant.views,
    contents: stores.contents,
    outlines: plant.outlines,
    texts: plant.workplace.texts,
    appInfo: info,
    replaying: { log: stores.events, days: statisticsDays },
  };
  const orders = commandSlices(plant.workplace, { sessions, signOut, heedSettings }, frontDesk.welcome);
  return [
    ...Object.values<Endpoint[]>(orders).flat(),
    ...Object.values<Endpoint[]>(querySlices(desk, loginUrls)).flat(),
  ];
};

/** The calls, each behind its guard, the limit of its caller, its share of the day, and what it must wait for. */
const calls = (parts: Parts, metrics: Meters, info: Info): RequestHandler => {
  const { settings, plant, reception, telemetry } = parts;
  const { people } = reception;
  const awaited = awaitPosition(plant.views.reached);
  const quota = quotaGuard(plant.views, systemClock());
  const commandLimit = callLimit('command', settings.commandsPerMinute, systemClock());
  const readLimit = callLimit('query', settings.readsPerMinute, systemClock());
  const orScraper = scraperGate(settings.metricsToken);
  const endpoints = everyEndpoint(parts, metrics, info);
  const guarded = (route: Route) => [
    metrics.meter.timed(route),
    awaited,
    ...orScraper(route, [...people.guard(route), ...readLimit(route)]),
    ...commandLimit(route),
    ...quota(route),
  ];
  return mount(endpoints, guarded, telemetry.tracing);
};

/** Everything that comes in: pages, calls, signing in, the live connection. */
export const requestHandler = async (parts: Parts) => {
  const { settings, stores, plant, reception, idp, door, log, telemetry } = parts;
  const { tracing } = telemetry;
  const { people, appSettings, frontDesk } = reception;
  const info = await appInfo({ ...settings, sendsMail: settings.mail !== undefined }, frontDesk.welcome.claim.isOpen);
  const connections = liveConnections(stores.changes, appSettings.heed, { tracing, log });
  const metrics = metricsOf({
    stores,
    waiting: plant.workplace.bench.waiting,
    lags: plant.projector.lags,
    connections,
    log,
    telemetry,
  });
  const live = liveServer(connections, people.principalFromCookie);

  const app = express()
    .disable('x-powered-by')
    .set('etag', false)
    .set('trust proxy', settings.trustedProxies)
    .use(inOrder(requestLog(log, tracing), compressed(), calls(parts, metrics, info)))
    .use(securityHeaders(door.url))
    .use(apiDescription(info.buildInfo.version))
    .use(people.signInRouter)
    .use(idp?.router ?? express.Router())
    .use(pages())
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
