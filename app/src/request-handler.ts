import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { mayReadFile } from '@clearbench/access/resource-access';
import type { AccessWiring } from '@clearbench/command-service/service/access-wiring';
import { slices as commandSlices } from '@clearbench/command-service/slices';
import { systemClock } from '@clearbench/event-sourcing/clock';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import type { LoadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { httpPipeline } from '@clearbench/hosting/serving/http-pipeline';
import type { HttpListener } from '@clearbench/hosting/serving/listen';
import type { Telemetry } from '@clearbench/hosting/telemetry/telemetry';
import { statisticsDays } from '@clearbench/projections/statistics/statistics-day';
import { apiDescription } from '@clearbench/query-service/api-description/api-description';
import { liveConnections } from '@clearbench/query-service/push/live-connections';
import { liveServer } from '@clearbench/query-service/push/live-server';
import { appInfo } from '@clearbench/query-service/service/app-info';
import { metricsOf } from '@clearbench/query-service/service/metrics-of';
import { pages, unknownSignInPath } from '@clearbench/query-service/service/pages';
import { slices as querySlices } from '@clearbench/query-service/slices';
import type { Stores } from '@clearbench/stores/stores';
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

  const app = httpPipeline({
    settings: { ...settings, publicUrl: listener.url },
    endpoints: everyEndpoint(parts, metrics, info),
    guard: people.guard,
    views: runtime.views,
    loads: parts.loads,
    edge: { timed: metrics.meter.timed },
    isWhole: true,
    pages: [
      apiDescription({ version: info.buildInfo.version, publicUrl: listener.url }),
      people.signInRouter,
      ...(idp ? [idp.router] : []),
      pages(),
      unknownSignInPath,
    ],
    clock: systemClock(),
    log,
    tracing,
  });

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
