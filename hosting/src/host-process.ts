import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Clock, systemClock } from '@clearbench/event-sourcing/clock';
import type { Tracing } from '@clearbench/event-sourcing/tracing';
import type { Logger } from 'pino';
import { type HealthParts, healthEndpoint, healthOf } from './health/health.ts';
import { logDestination } from './log-destination.ts';
import { type Data, openData } from './open-data.ts';
import { productLog } from './product-log.ts';
import type { Running } from './run.ts';
import type { HttpPipeline } from './serving/http-pipeline.ts';
import { type Address, type HttpListener, listen, type Patience, patienceOfServices } from './serving/listen.ts';
import { noticePeriod } from './serving/notice-period.ts';
import { plainHeaders } from './serving/security-headers.ts';
import type { ProcessSettings, ServiceSettings } from './settings/service-settings.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** What a process gives to its services. */
export type Host<D extends Data = Data> = {
  readonly listener: Pick<HttpListener, 'url' | 'loopbackUrl'>;
  readonly stores: D;
  readonly clock: Clock;
  readonly log: Logger;
  readonly telemetry: Telemetry;
};

/** What the services of a process give to its HTTP server, its health probes and its shutdown. */
export type HostedServices = Omit<Running, 'stop'> & {
  /** The application behind the health probes; absent where the process serves no requests. */
  readonly app?: HttpPipeline;
  /** The live connection; both functions return whether the request was for it. */
  readonly live?: {
    request(request: IncomingMessage, response: ServerResponse): boolean;
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  };
  readonly health: Pick<HealthParts, 'lags' | 'readModels' | 'writable'>;
  /** Ends live connections and subscriptions, while requests in progress are still answered. */
  leave(): void | Promise<void>;
  /** Ends all work, after the last response. */
  stop(): Promise<void>;
};

type HostParts<D extends Data> = {
  readonly settings: Pick<ProcessSettings, 'logLevel' | 'logFormat' | 'telemetry' | 'notice'> & Address;
  /** The name of the process for the collector of traces and metrics. */
  readonly name: string;
  readonly patience?: Patience;
  openStores(log: Logger, tracing: Tracing): Promise<D>;
};

/**
 * Runs services in this process: listens first, then opens telemetry and stores, starts the services, and accepts
 * requests. Before that, and while it stops, the process answers that it is not ready.
 */
export const hostProcess = async <D extends Data>(
  { settings, name, patience, openStores }: HostParts<D>,
  start: (host: Host<D>) => Promise<HostedServices>,
): Promise<Running> => {
  const log = productLog(settings.logLevel, logDestination(settings.logFormat));
  const listener = await listen(settings, patience);
  const telemetry = await openTelemetry(settings.telemetry, name, log);
  const stores = await openStores(log, telemetry.tracing);
  const services = await start({ listener, stores, clock: systemClock(), log, telemetry });
  const { app, live, url, claimCode } = services;
  const over = AbortSignal.any([services.over, stores.over].filter((each) => each !== undefined));

  let leaving = false;
  const health = healthEndpoint(() =>
    healthOf({ ...services.health, head: stores.events.head, isStopping: () => leaving }),
  );
  const addHeaders = plainHeaders(listener.url);
  listener.open(
    (request, response) => {
      addHeaders(response);
      if (health(request, response) || live?.request(request, response)) return;
      if (app) app(request, response);
      else response.writeHead(404).end();
    },
    (request, socket, head) => {
      if (!live?.upgrade(request, socket, head)) socket.destroy();
    },
    app?.app,
  );

  return {
    url,
    claimCode,
    over,
    stop: async () => {
      leaving = true;
      await noticePeriod(settings.notice);
      await services.leave();
      await listener.close();
      await services.stop();
      await telemetry.stop();
      await stores.close();
    },
  };
};

/** Runs one service in a process of its own, on servers that other processes use at the same time. */
export const hostService = (
  settings: ServiceSettings & Partial<Address>,
  name: string,
  start: (host: Host) => Promise<HostedServices>,
): Promise<Running> =>
  hostProcess(
    {
      settings: { publicUrl: '', ...settings },
      name,
      patience: patienceOfServices,
      openStores: (log, tracing) => openData({ ...settings, dataFolder: '', isShared: true }, log, tracing),
    },
    start,
  );
