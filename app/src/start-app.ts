import { embeddedIdentityProvider } from '@clearbench/access/identity-provider/embedded-identity-provider';
import { startCommandService } from '@clearbench/command-service/service/start-command-service';
import { sharedMemoryCollector } from '@clearbench/event-sourcing/collect-shared';
import { loadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { type Host, type HostedServices, hostProcess } from '@clearbench/hosting/host-process';
import type { Running } from '@clearbench/hosting/run';
import { httpPipeline } from '@clearbench/hosting/serving/http-pipeline';
import type { HttpListener } from '@clearbench/hosting/serving/listen';
import { refuseTruncatedLog } from '@clearbench/hosting/truncated-log';
import { startProjections } from '@clearbench/projections/service/start-projections';
import { startQueryService } from '@clearbench/query-service/service/start-query-service';
import type { Logger } from 'pino';
import { completeChain } from './complete-chain.ts';
import { startIntegrityClock } from './integrity-clock.ts';
import { type OwnData, openForProduct } from './open-data-folder.ts';
import { seedDemo } from './seed-demo.ts';
import type { Settings } from './settings.ts';

/** The embedded identity provider, for demonstrations only. */
const demoProvider = (
  { demo }: Pick<Settings, 'demo'>,
  { url, loopbackUrl }: Pick<HttpListener, 'url' | 'loopbackUrl'>,
  log: Logger,
) => (demo ? embeddedIdentityProvider({ publicUrl: url, loopbackUrl, nodeEnv: process.env.NODE_ENV, log }) : undefined);

/** The three services in one process: commands and queries use the read models that its projections update. */
const startServices = async (settings: Settings, { listener, stores, clock, log, telemetry }: Host<OwnData>) => {
  const { tracing } = telemetry;
  const publicUrl = listener.url;
  const projections = startProjections({ stores, log, tracing, fence: stores.lease?.fence, isFollowed: false });
  await projections.ready;
  const { views, lags } = projections;
  const idp = demoProvider(settings, listener, log);
  const loads = loadBudget(settings.loads, sharedMemoryCollector());
  const commands = await startCommandService({
    settings,
    providers: [...settings.providers, ...(idp ? [idp.provider] : [])],
    publicUrl,
    ownUrl: listener.loopbackUrl,
    stores,
    views,
    isShared: false,
    ...(settings.demo ? { seed: (context) => seedDemo(context, clock.now()) } : {}),
    loads,
    clock,
    log,
    tracing,
  });
  const { people, heedSettings, texts, isUnclaimed, waiting, channelMetrics } = commands;
  const queries = await startQueryService({
    settings: { ...settings, publicUrl, sendsMail: settings.mail !== undefined },
    stores,
    views,
    changes: stores.changes,
    lags,
    people,
    loginUrls: people.loginUrls,
    heedSettings,
    texts,
    isUnclaimed,
    waiting,
    measured: channelMetrics,
    log,
    telemetry,
  });
  return { projections, commands, queries, idp, loads };
};

/** One HTTP server, one shutdown and one readiness for the three services. */
const serveAll = async (settings: Settings, host: Host<OwnData>): Promise<HostedServices> => {
  const { listener, stores, clock, log, telemetry } = host;
  const publicUrl = listener.url;
  if (settings.servers === undefined || stores.over) await refuseTruncatedLog(stores);
  const { projections, commands, queries, idp, loads } = await startServices(settings, host);
  const chaining = completeChain(stores.chain, log);
  const integrity = startIntegrityClock(stores, log);
  return {
    url: publicUrl,
    claimCode: commands.claimCode,
    over: stores.lease?.over,
    app: httpPipeline({
      settings: { ...settings, publicUrl },
      endpoints: [...commands.endpoints, ...queries.endpoints],
      guard: commands.people.guard,
      views: projections.views,
      stores,
      loads,
      edge: { timed: queries.timed },
      isWhole: true,
      pages: [...commands.pages, ...(idp ? [idp.router] : []), ...queries.pages],
      clock,
      log,
      tracing: telemetry.tracing,
    }),
    live: queries.live,
    health: { lags: projections.lags, writable: stores.writable },
    leave: async () => {
      queries.leave();
      await commands.leave();
    },
    stop: async () => {
      await commands.stop();
      await chaining.stop();
      integrity.stop();
      await projections.stop();
      await queries.stop();
    },
  };
};

/**
 * The whole product in one process, on its data folder or on servers that no other process uses at the same time.
 * Requests are accepted when `built`, the pages, is there too.
 */
export const startApp = (settings: Settings, built: Promise<unknown> = Promise.resolve()): Promise<Running> =>
  hostProcess(
    { settings, name: 'clearbench', openStores: (log, tracing) => openForProduct(settings, log, tracing) },
    async (host) => {
      const services = await serveAll(settings, host);
      await built;
      return services;
    },
  );
