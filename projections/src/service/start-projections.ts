import { type Projector, startProjector } from '@clearbench/event-sourcing/projector';
import { healthDesk, healthOf } from '@clearbench/hosting/health/health';
import { leaseNames } from '@clearbench/hosting/lease/lease-names';
import { underLease } from '@clearbench/hosting/lease/under-lease';
import { logDestination } from '@clearbench/hosting/log-destination';
import { openData } from '@clearbench/hosting/open-data';
import { productLog } from '@clearbench/hosting/product-log';
import { listen, patienceOfServices } from '@clearbench/hosting/serving/listen';
import { noticePeriod } from '@clearbench/hosting/serving/notice-period';
import type { ServiceSettings } from '@clearbench/hosting/settings/service-settings';
import { openTelemetry } from '@clearbench/hosting/telemetry/open-telemetry';
import { processMetricsReader } from '@clearbench/hosting/telemetry/process-metrics';
import { everyProjection } from '../slices.ts';

/** Updates the read models of an installation, or waits while another process does. */
export const startProjections = async (settings: ServiceSettings) => {
  const log = productLog(settings.logLevel, logDestination(settings.logFormat));
  const listener = await listen({ ...settings, publicUrl: '' }, patienceOfServices);
  const telemetry = await openTelemetry(settings.telemetry, 'clearbench-projections', log);
  const { tracing } = telemetry;
  const stores = await openData({ ...settings, dataFolder: '', isShared: true }, log, tracing);
  let projector: Projector | undefined;

  const keeping = underLease({
    documents: stores.documents,
    name: leaseNames.projections,
    log,
    begin: async ({ fence }) => {
      const mine = startProjector({ projections: everyProjection, ...stores, log, tracing, fence, isFollowed: true });
      projector = mine;
      return {
        stop: async () => {
          projector = undefined;
          await mine.stop();
        },
      };
    },
  });

  const ofProcess = processMetricsReader();
  telemetry.measure(async () => ofProcess());

  let leaving = false;
  const health = healthDesk(() =>
    healthOf({
      head: stores.events.head,
      lags: async () => (await projector?.lags()) ?? [],
      isStopping: () => leaving,
    }),
  );
  listener.open(
    (request, response) => {
      if (!health(request, response)) response.writeHead(404).end();
    },
    (_request, socket) => void socket.destroy(),
  );

  return {
    url: listener.url,
    stop: async (): Promise<void> => {
      leaving = true;
      await noticePeriod(settings.notice);
      await keeping.stop();
      await listener.close();
      await telemetry.stop();
      await stores.close();
    },
  };
};
