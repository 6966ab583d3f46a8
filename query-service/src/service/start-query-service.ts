import { systemClock } from '@clearbench/event-sourcing/clock';
import { healthDesk, healthOf } from '@clearbench/hosting/health/health';
import { openData } from '@clearbench/hosting/open-data';
import { productLog } from '@clearbench/hosting/product-log';
import { listen, patienceOfServices } from '@clearbench/hosting/serving/listen';
import { plainHeaders } from '@clearbench/hosting/serving/security-headers';
import { noticePassed } from '@clearbench/hosting/settings/notice';
import { openTelemetry } from '@clearbench/hosting/telemetry/open-telemetry';
import { openDesk } from './open-desk.ts';
import { pagesAreBuilt } from './pages.ts';
import { requestHandler } from './request-handler.ts';
import type { QuerySettings } from './settings.ts';

/** The edge: answers questions, serves the pages and the live connection, hands on what is to be done. */
export const startQueryService = async (settings: QuerySettings) => {
  const log = productLog(settings.logLevel);
  if (!pagesAreBuilt()) log.warn('the pages are not built, and browsers will find none: npm run build');
  const clock = systemClock();
  const door = await listen(settings, patienceOfServices);
  const telemetry = await openTelemetry(settings.telemetry, 'clearbench-query', log);
  const { tracing } = telemetry;
  const stores = await openData({ ...settings, dataFolder: '', isShared: true }, log, tracing);
  const opened = await openDesk({ settings, stores, clock, log, telemetry });
  const { app, handler, upgrade, stopLive } = requestHandler({ settings, opened, clock, log, tracing });

  let leaving = false;
  const health = healthDesk(() =>
    healthOf({
      head: stores.events.head,
      lags: async () => [],
      readModels: opened.refresh,
      isStopping: () => leaving,
    }),
  );
  const addHeaders = plainHeaders(settings.publicUrl);
  door.open(
    (request, response) => {
      addHeaders(response);
      if (!health(request, response)) handler(request, response);
    },
    upgrade,
    app,
  );

  return {
    url: door.loopbackUrl,
    stop: async (): Promise<void> => {
      leaving = true;
      await noticePassed(settings.notice);
      stopLive();
      await door.close();
      await opened.close();
      await telemetry.stop();
      await stores.close();
    },
  };
};
