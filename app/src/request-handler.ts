import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Access } from '@clearbench/access/access';
import type { EmbeddedIdentityProvider } from '@clearbench/access/identity-provider/embedded-identity-provider';
import { quotaGuard } from '@clearbench/access/quota';
import { slices as commandSlices, type SignOut } from '@clearbench/command-service/slices';
import type { Welcome } from '@clearbench/command-service/user/welcome-endpoints';
import { Failure } from '@clearbench/contracts/failure';
import { systemClock } from '@clearbench/event-sourcing/clock';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { inOrder } from '@clearbench/event-sourcing/serving/in-order';
import { mount } from '@clearbench/event-sourcing/serving/mount';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import { statisticsDays } from '@clearbench/projections/statistics/statistics-day';
import { apiDescription } from '@clearbench/query-service/api-description/api-description';
import { liveConnections } from '@clearbench/query-service/push/live-connections';
import { liveServer } from '@clearbench/query-service/push/live-server';
import { slices as querySlices } from '@clearbench/query-service/slices';
import type { Stores } from '@clearbench/stores/open-stores';
import express from 'express';
import type { Logger } from 'pino';
import { appInfo } from './app-info.ts';
import { awaitPosition } from './await-position.ts';
import { compressed } from './compressed.ts';
import { metricsOf } from './metrics-of.ts';
import { pages } from './pages.ts';
import type { Plant } from './plant.ts';
import { requestLog } from './request-log.ts';
import { scraperGate } from './scraper-gate.ts';
import { callHeaders, securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';

export type RequestHandlerParts = {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly plant: Plant;
  readonly people: Access;
  readonly signOut: SignOut['signOut'];
  readonly heedSettings: SignOut['heedSettings'];
  readonly welcome: Welcome;
  readonly idp: EmbeddedIdentityProvider | undefined;
  readonly publicUrl: string;
  readonly log: Logger;
};

/** Everything that comes in: pages, calls, signing in, the live connection. */
export const requestHandler = async ({
  settings,
  stores,
  plant,
  people,
  signOut,
  heedSettings,
  welcome,
  idp,
  publicUrl,
  log,
}: RequestHandlerParts) => {
  const info = await appInfo(settings, welcome.claim.isOpen);
  const connections = liveConnections(stores.changes, heedSettings);
  const metrics = metricsOf({ stores, plant, connections, log });
  const desk = {
    metrics,
    views: plant.views,
    contents: stores.contents,
    outlines: plant.outlines,
    texts: plant.workplace.texts,
    appInfo: info,
    replaying: { log: stores.events, days: statisticsDays },
  };
  const endpoints = [
    ...Object.values<Endpoint[]>(
      commandSlices(plant.workplace, { sessions: people.sessions, signOut, heedSettings }, welcome),
    ).flat(),
    ...Object.values<Endpoint[]>(querySlices(desk, people.loginUrls)).flat(),
  ];
  const awaited = awaitPosition(plant.views.reached);
  const quota = quotaGuard(plant.views, systemClock());
  const live = liveServer(connections, people.principalFromCookie);

  const orScraper = scraperGate(settings.metricsToken);
  const calls = mount(endpoints, (route) => [
    metrics.meter.timed(route),
    callHeaders,
    awaited,
    ...orScraper(route, [...people.guard(route)]),
    ...quota(route),
  ]);

  const app = express()
    .disable('x-powered-by')
    .set('etag', false)
    .set('trust proxy', settings.trustedProxies)
    .use(inOrder(requestLog(log), compressed(), calls))
    .use(securityHeaders(publicUrl))
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
  return { handler, upgrade, stopLive };
};
