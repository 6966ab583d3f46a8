import { startBackgroundWork } from '@clearbench/command-service/background/background-work';
import { forgottenFirst } from '@clearbench/command-service/background/forgotten-first';
import { openReception } from '@clearbench/command-service/service/reception';
import { systemClock } from '@clearbench/event-sourcing/clock';
import { healthDesk, healthOf } from '@clearbench/hosting/health/health';
import { installationLease } from '@clearbench/hosting/lease/installation-lease';
import { openData } from '@clearbench/hosting/open-data';
import { productLog } from '@clearbench/hosting/product-log';
import { listen } from '@clearbench/hosting/serving/listen';
import { plainHeaders } from '@clearbench/hosting/serving/security-headers';
import { noticePassed } from '@clearbench/hosting/settings/notice';
import { openTelemetry } from '@clearbench/hosting/telemetry/open-telemetry';
import { demoProvider } from './demo-provider.ts';
import { refuseCutShort } from './log-cut-short.ts';
import { openPlant } from './plant.ts';
import { requestHandler } from './request-handler.ts';
import { seedDemo } from './seed-demo.ts';
import type { Settings } from './settings.ts';

export type App = {
  readonly url: string;
  /** What the first administrator has to show; only while nobody runs the installation. */
  readonly claimCode: string | undefined;
  /** Aborted when another process may have taken over: this one has to end. */
  readonly over: AbortSignal | undefined;
  stop(): Promise<void>;
};

/** The whole product in one process: opens the data folder, sets the read models going, seeds a demo, then opens the door. */
export const startApp = async (settings: Settings): Promise<App> => {
  const log = productLog(settings.logLevel);
  const clock = systemClock();
  const door = await listen(settings);
  const telemetry = await openTelemetry(settings.telemetry, 'clearbench', log);
  const { tracing } = telemetry;
  const stores = await openData(settings, log, tracing);
  if (settings.servers === undefined) await refuseCutShort(stores);
  const lease = await installationLease(settings, stores, {
    onWaiting: (other) => log.warn({ other }, 'another Clearbench works on these servers: waiting for it'),
  });
  const plant = await openPlant(stores, settings, { log, tracing }, lease?.fence);
  const { workplace, forgetStream } = plant;
  const idp = await demoProvider(settings, door, log);
  const providers = [...settings.providers, ...(idp ? [idp.provider] : [])];
  const reception = await openReception({ settings, providers, publicUrl: door.url, stores, workplace, clock, log });
  const { appSettings, frontDesk } = reception;
  if (settings.demo) await seedDemo(workplace, clock.now());

  const work = await startBackgroundWork({ stores, workplace, forgetStream, frontDesk, clock, log });
  const { app, handler, upgrade, stopLive } = await requestHandler({
    settings,
    stores,
    plant,
    reception,
    idp,
    door,
    log,
    telemetry,
  });
  await forgottenFirst(stores, log);
  let leaving = false;
  const health = healthDesk(() =>
    healthOf({
      head: stores.events.head,
      lags: plant.projector.lags,
      writable: stores.writable,
      isStopping: () => leaving,
    }),
  );
  const addHeaders = plainHeaders(door.url);
  door.open(
    (request, response) => {
      addHeaders(response);
      if (!health(request, response)) handler(request, response);
    },
    upgrade,
    app,
  );

  return {
    url: door.url,
    claimCode: frontDesk.claimCode,
    over: lease?.over,
    stop: async () => {
      leaving = true;
      await noticePassed(settings.notice);
      stopLive();
      appSettings.stop();
      await door.close();
      await work.stop();
      await plant.close();
      await telemetry.stop();
      await lease?.release();
      await stores.close();
    },
  };
};
