import { hostService } from '@clearbench/hosting/host-process';
import { leaseNames } from '@clearbench/hosting/lease/lease-names';
import { underLease } from '@clearbench/hosting/lease/under-lease';
import type { ServiceSettings } from '@clearbench/hosting/settings/service-settings';
import { clockMetrics } from '@clearbench/hosting/telemetry/clock-metrics';
import { processMetricsReader } from '@clearbench/hosting/telemetry/process-metrics';
import { refuseTruncatedLog } from '@clearbench/hosting/truncated-log';
import { type Projections, startProjections } from './start-projections.ts';

/** The projections in a process of their own: updates the read models, or waits while another process does. */
export const hostProjections = (settings: ServiceSettings) =>
  hostService(settings, 'clearbench-projections', async ({ listener, stores, log, telemetry }) => {
    if (stores.over) await refuseTruncatedLog(stores);
    let projections: Projections | undefined;
    const underTheirLease = underLease({
      documents: stores.documents,
      name: leaseNames.projections,
      log,
      span: settings.leaseSpan,
      begin: async ({ fence }) => {
        const mine = startProjections({ stores, log, tracing: telemetry.tracing, fence, isFollowed: true });
        projections = mine;
        return {
          ready: mine.ready,
          stop: async () => {
            projections = undefined;
            await mine.stop();
          },
        };
      },
    });
    const ofProcess = processMetricsReader();
    telemetry.measure(async () => [...ofProcess(), ...clockMetrics(stores)]);
    return {
      url: listener.url,
      health: { lags: async () => (await projections?.lags()) ?? [] },
      leave: underTheirLease.stop,
      stop: async () => {},
    };
  });
