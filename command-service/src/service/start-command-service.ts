import { systemClock } from '@clearbench/event-sourcing/clock';
import { followedViews } from '@clearbench/hosting/following/followed-views';
import { healthDesk, healthOf } from '@clearbench/hosting/health/health';
import { leaseNames } from '@clearbench/hosting/lease/lease-names';
import { underLease } from '@clearbench/hosting/lease/under-lease';
import { openData } from '@clearbench/hosting/open-data';
import { productLog } from '@clearbench/hosting/product-log';
import { listen, patienceOfServices } from '@clearbench/hosting/serving/listen';
import { plainHeaders } from '@clearbench/hosting/serving/security-headers';
import { noticePassed } from '@clearbench/hosting/settings/notice';
import { openTelemetry } from '@clearbench/hosting/telemetry/open-telemetry';
import { gauge, processFigures } from '@clearbench/hosting/telemetry/process-figures';
import { everyProjection } from '@clearbench/projections/slices';
import { startBackgroundWork } from '../background/background-work.ts';
import { forgottenFirst } from '../background/forgotten-first.ts';
import { claimCodeOf } from '../user/claim.ts';
import { forgetElsewhere } from './forget-elsewhere.ts';
import { oneOfAll } from './one-of-all.ts';
import { openReception } from './reception.ts';
import { requestHandler } from './request-handler.ts';
import type { CommandSettings } from './settings.ts';
import { openWorkshop } from './workshop.ts';

const names = everyProjection.map(({ name }) => name);

const openService = async (settings: CommandSettings) => {
  const log = productLog(settings.logLevel);
  const clock = systemClock();
  const { publicUrl, providers, largestContent, secret } = settings;
  const telemetry = await openTelemetry(settings.telemetry, 'clearbench-command', log);
  const { tracing } = telemetry;
  const stores = await openData({ ...settings, dataFolder: '', isShared: true }, log, tracing);
  const { views, progress } = await followedViews(stores, names, log);
  const workshop = await openWorkshop({ stores, views, largestContent, oneAtATime: oneOfAll(stores), tracing, log });
  const { workplace, forgetStream } = workshop;
  const welcome = { ...settings, demo: false, claimCode: claimCodeOf(secret) };
  const reception = await openReception({ settings: welcome, providers, publicUrl, stores, workplace, clock, log });
  const { frontDesk } = reception;
  const background = underLease({
    documents: stores.documents,
    name: leaseNames.background,
    log,
    begin: () => startBackgroundWork({ stores, workplace, forgetStream, frontDesk, clock, log }),
  });
  return { log, clock, telemetry, stores, progress, workshop, reception, background };
};

/** Carries out commands, beside others that do; one of them also does what nobody asks for. */
export const startCommandService = async (settings: CommandSettings) => {
  const door = await listen(settings, patienceOfServices);
  const { log, clock, telemetry, stores, progress, workshop, reception, background } = await openService(settings);
  const { workplace, forgetStream } = workshop;
  const unsubscribe = forgetElsewhere(stores.changes, forgetStream);
  await forgottenFirst(stores, log);

  const ofProcess = processFigures();
  telemetry.measure(async () => [
    ...ofProcess(),
    gauge('clearbench_validation_queue_length', 'Checks waiting for a worker.', workplace.bench.waiting()),
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
  const app = requestHandler({ settings, workplace, reception, clock, log, tracing: telemetry.tracing });
  const addHeaders = plainHeaders(settings.publicUrl);
  door.open(
    (request, response) => {
      addHeaders(response);
      if (!health(request, response)) app(request, response);
    },
    (_request, socket) => void socket.destroy(),
    app,
  );

  return {
    url: door.loopbackUrl,
    claimCode: reception.frontDesk.claimCode,
    stop: async (): Promise<void> => {
      leaving = true;
      await noticePassed(settings.notice);
      unsubscribe();
      reception.appSettings.stop();
      await door.close();
      await background.stop();
      await workshop.close();
      await progress.stop();
      await telemetry.stop();
      await stores.close();
    },
  };
};
