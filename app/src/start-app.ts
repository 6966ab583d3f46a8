import { startBackgroundWork } from '@clearbench/command-service/background/background-work';
import { forgottenFirst } from '@clearbench/command-service/background/forgotten-first';
import { wireAccess } from '@clearbench/command-service/service/access-wiring';
import { systemClock } from '@clearbench/event-sourcing/clock';
import { sharedMemoryCollector } from '@clearbench/event-sourcing/collect-shared';
import { loadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { healthDesk, healthOf } from '@clearbench/hosting/health/health';
import { installationLease } from '@clearbench/hosting/lease/installation-lease';
import { logDestination } from '@clearbench/hosting/log-destination';
import { openData } from '@clearbench/hosting/open-data';
import { productLog } from '@clearbench/hosting/product-log';
import { listen } from '@clearbench/hosting/serving/listen';
import { noticePeriod } from '@clearbench/hosting/serving/notice-period';
import { plainHeaders } from '@clearbench/hosting/serving/security-headers';
import { openTelemetry } from '@clearbench/hosting/telemetry/open-telemetry';
import { completeChain } from './complete-chain.ts';
import { demoProvider } from './demo-provider.ts';
import { startIntegrityClock } from './integrity-clock.ts';
import { refuseCutShort } from './log-cut-short.ts';
import { requestHandler } from './request-handler.ts';
import { openRuntime } from './runtime.ts';
import { seedDemo } from './seed-demo.ts';
import type { Settings } from './settings.ts';

export type App = {
  readonly url: string;
  /** The one-time code of the first administrator; only while there is none. */
  readonly claimCode: string | undefined;
  /** Aborted when another process may have taken over: this one must end. */
  readonly over: AbortSignal | undefined;
  stop(): Promise<void>;
};

/** The whole product in one process: opens the data, starts the read models, seeds a demo, then accepts connections. */
export const startApp = async (settings: Settings): Promise<App> => {
  const log = productLog(settings.logLevel, logDestination(settings.logFormat));
  const clock = systemClock();
  const listener = await listen(settings);
  const telemetry = await openTelemetry(settings.telemetry, 'clearbench', log);
  const { tracing } = telemetry;
  const stores = await openData(settings, log, tracing);
  if (settings.servers === undefined) await refuseCutShort(stores);
  const lease = await installationLease(settings, stores, {
    onWaiting: (other) => log.warn({ other }, 'another Clearbench works on these servers: waiting for it'),
  });
  const runtime = await openRuntime(stores, settings, { log, tracing }, lease?.fence);
  const { context, forgetStream } = runtime;
  const idp = demoProvider(settings, listener, log);
  const providers = [...settings.providers, ...(idp ? [idp.provider] : [])];
  const accessWiring = await wireAccess({ settings, providers, publicUrl: listener.url, stores, context, clock, log });
  const { appSettings, onboarding } = accessWiring;
  if (settings.demo) await seedDemo(context, clock.now());

  const loads = loadBudget(settings.loads, sharedMemoryCollector());
  const work = await startBackgroundWork({ stores, context, forgetStream, onboarding, clock, loads, log });
  const { app, handler, upgrade, stopLive } = await requestHandler({
    settings,
    stores,
    runtime,
    accessWiring,
    idp,
    listener,
    log,
    telemetry,
    loads,
  });
  await forgottenFirst(stores, log);
  const chaining = completeChain(stores.chain, log);
  const integrity = startIntegrityClock(stores, log);
  let leaving = false;
  const health = healthDesk(() =>
    healthOf({
      head: stores.events.head,
      lags: runtime.projector.lags,
      writable: stores.writable,
      isStopping: () => leaving,
    }),
  );
  const addHeaders = plainHeaders(listener.url);
  listener.open(
    (request, response) => {
      addHeaders(response);
      if (!health(request, response)) handler(request, response);
    },
    upgrade,
    app,
  );

  return {
    url: listener.url,
    claimCode: onboarding.claimCode,
    over: lease?.over,
    stop: async () => {
      leaving = true;
      await noticePeriod(settings.notice);
      stopLive();
      appSettings.stop();
      await listener.close();
      await work.stop();
      await chaining.stop();
      integrity.stop();
      await runtime.close();
      await telemetry.stop();
      await lease?.release();
      await stores.close();
    },
  };
};
