import { sharedMemoryCollector } from '@clearbench/event-sourcing/collect-shared';
import { loadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { followedViews } from '@clearbench/hosting/following/followed-views';
import { hostService } from '@clearbench/hosting/host-process';
import { httpPipeline } from '@clearbench/hosting/serving/http-pipeline';
import { clockMetrics } from '@clearbench/hosting/telemetry/clock-metrics';
import { gauge } from '@clearbench/hosting/telemetry/metric';
import { processMetricsReader } from '@clearbench/hosting/telemetry/process-metrics';
import { everyProjection } from '@clearbench/projections/slices';
import type { CommandSettings } from './settings.ts';
import { startCommandService } from './start-command-service.ts';

const names = everyProjection.map(({ name }) => name);

/**
 * A command service in a process of its own: handles the requests that query services forward. One of several such
 * services also runs the background work.
 */
export const hostCommandService = (settings: CommandSettings) =>
  hostService(settings, 'clearbench-command', async ({ listener, stores, clock, log, telemetry }) => {
    const { tracing } = telemetry;
    const { publicUrl, providers } = settings;
    const { views, progress } = await followedViews(stores, names, log);
    const loads = loadBudget(settings.loads, sharedMemoryCollector());
    const commands = await startCommandService({
      settings: { ...settings, demo: false },
      providers,
      publicUrl,
      ownUrl: listener.loopbackUrl,
      stores,
      views,
      isShared: true,
      loads,
      clock,
      log,
      tracing,
    });
    const ofProcess = processMetricsReader();
    telemetry.measure(async () => [
      ...ofProcess(),
      ...clockMetrics(stores),
      gauge('clearbench_validation_queue_length', 'Checks waiting for a worker.', commands.waiting()),
      ...commands.channelMetrics(),
    ]);
    return {
      url: listener.loopbackUrl,
      claimCode: commands.claimCode,
      app: httpPipeline({
        settings,
        endpoints: commands.endpoints,
        guard: commands.people.guard,
        views,
        stores,
        loads,
        pages: commands.pages,
        clock,
        log,
        tracing,
      }),
      health: { lags: async () => [], readModels: progress.refresh },
      leave: commands.leave,
      stop: async () => {
        await commands.stop();
        await progress.stop();
      },
    };
  });
