import { systemClock } from '@clearbench/event-sourcing/clock';
import { sharedMemoryCollector } from '@clearbench/event-sourcing/collect-shared';
import { loadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { followedViews } from '@clearbench/hosting/following/followed-views';
import { healthDesk, healthOf } from '@clearbench/hosting/health/health';
import { leaseNames } from '@clearbench/hosting/lease/lease-names';
import { underLease } from '@clearbench/hosting/lease/under-lease';
import { logDestination } from '@clearbench/hosting/log-destination';
import { openData } from '@clearbench/hosting/open-data';
import { productLog } from '@clearbench/hosting/product-log';
import { listen, patienceOfServices } from '@clearbench/hosting/serving/listen';
import { noticePeriod } from '@clearbench/hosting/serving/notice-period';
import { plainHeaders } from '@clearbench/hosting/serving/security-headers';
import { gauge } from '@clearbench/hosting/telemetry/metric';
import { openTelemetry } from '@clearbench/hosting/telemetry/open-telemetry';
import { processMetricsReader } from '@clearbench/hosting/telemetry/process-metrics';
import { everyProjection } from '@clearbench/projections/slices';
import { startBackgroundWork } from '../background/background-work.ts';
import { forgottenFirst } from '../background/forgotten-first.ts';
import { wireAccess } from './access-wiring.ts';
import { clusterMutex } from './cluster-mutex.ts';
import { openCommandRuntime } from './command-runtime.ts';
import { forgetElsewhere } from './forget-elsewhere.ts';
import { requestHandler } from './request-handler.ts';
import type { CommandSettings } from './settings.ts';

const names = everyProjection.map(({ name }) => name);

const openService = async (settings: CommandSettings) => {
  const log = productLog(settings.logLevel, logDestination(settings.logFormat));
  const clock = systemClock();
  const { publicUrl, providers, largestContent, secret } = settings;
  const telemetry = await openTelemetry(settings.telemetry, 'clearbench-command', log);
  const { tracing } = telemetry;
  const stores = await openData({ ...settings, dataFolder: '', isShared: true }, log, tracing);
  const { views, progress } = await followedViews(stores, names, log);
  const workshop = await openCommandRuntime({
    stores,
    views,
    secret,
    largestContent,
    keyedMutex: clusterMutex(stores),
    tracing,
    log,
  });
  const { context, forgetStream } = workshop;
  const welcome = { ...settings, demo: false };
  const accessWiring = await wireAccess({ settings: welcome, providers, publicUrl, stores, context, clock, log });
  const { onboarding } = accessWiring;
  const loads = loadBudget(settings.loads, sharedMemoryCollector());
  const background = underLease({
    documents: stores.documents,
    name: leaseNames.background,
    log,
    begin: () => startBackgroundWork({ stores, context, forgetStream, onboarding, clock, loads, log }),
  });
  return { log, clock, telemetry, stores, progress, workshop, accessWiring, background, loads };
};

/** Starts a command service; one of several services also runs the background work. */
export const startCommandService = async (settings: CommandSettings) => {
  const listener = await listen(settings, patienceOfServices);
  const { log, clock, telemetry, stores, progress, workshop, accessWiring, background, loads } =
    await openService(settings);
  const { context, forgetStream } = workshop;
  const unsubscribe = forgetElsewhere(stores.changes, forgetStream);
  await forgottenFirst(stores, log);

  const ofProcess = processMetricsReader();
  telemetry.measure(async () => [
    ...ofProcess(),
    gauge('clearbench_validation_queue_length', 'Checks waiting for a worker.', context.textWorkers.waiting()),
  ]);

  let leaving = false;
  const health = healthDesk(() =>
    healthOf({
      head: stores.events.head,
      lags: async () => [],
      readModels: progress.refresh,
      isStopping: () => leaving,
    }),
  );
  const app = requestHandler({ settings, context, accessWiring, loads, clock, log, tracing: telemetry.tracing });
  const addHeaders = plainHeaders(settings.publicUrl);
  listener.open(
    (request, response) => {
      addHeaders(response);
      if (!health(request, response)) app(request, response);
    },
    (_request, socket) => void socket.destroy(),
    app,
  );

  return {
    url: listener.loopbackUrl,
    claimCode: accessWiring.onboarding.claimCode,
    stop: async (): Promise<void> => {
      leaving = true;
      await noticePeriod(settings.notice);
      unsubscribe();
      accessWiring.appSettings.stop();
      await listener.close();
      await background.stop();
      await workshop.close();
      await progress.stop();
      await telemetry.stop();
      await stores.close();
    },
  };
};
