import { systemClock } from '@clearbench/event-sourcing/clock';
import { healthDesk, healthOf } from '@clearbench/hosting/health/health';
import { logDestination } from '@clearbench/hosting/log-destination';
import { openData } from '@clearbench/hosting/open-data';
import { productLog } from '@clearbench/hosting/product-log';
import { listen, patienceOfServices } from '@clearbench/hosting/serving/listen';
import { noticePeriod } from '@clearbench/hosting/serving/notice-period';
import { plainHeaders } from '@clearbench/hosting/serving/security-headers';
import { openTelemetry } from '@clearbench/hosting/telemetry/open-telemetry';
import { openQueryContext } from './open-query-context.ts';
import { pagesAreBuilt } from './pages.ts';
import { requestHandler } from './request-handler.ts';
import type { QuerySettings } from './settings.ts';

/** Starts the edge: it answers queries, serves the pages and the live connection, and forwards commands. */
export const startQueryService = async (settings: QuerySettings) => {
  const log = productLog(settings.logLevel, logDestination(settings.logFormat));
  if (!pagesAreBuilt()) log.warn('the pages are not built, and browsers will find none: npm run build');
  const clock = systemClock();
  const listener = await listen(settings, patienceOfServices);
  const telemetry = await openTelemetry(settings.telemetry, 'clearbench-query', log);
  const { tracing } = telemetry;
  const stores = await openData({ ...settings, dataFolder: '', isShared: true }, log, tracing);
  const opened = await openQueryContext({ settings, stores, clock, log, telemetry });
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
  listener.open(
    (request, response) => {
      addHeaders(response);
      if (!health(request, response)) handler(request, response);
    },
    upgrade,
    app,
  );

  return {
    url: listener.loopbackUrl,
    stop: async (): Promise<void> => {
      leaving = true;
      await noticePeriod(settings.notice);
      stopLive();
      await listener.close();
      await opened.close();
      await telemetry.stop();
      await stores.close();
    },
  };
};
