import { millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import type { Log } from '@clearbench/event-sourcing/log';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { processName } from '../lease/process-name.ts';
import type { TelemetrySettings } from '../settings/observability.ts';
import { otlpMetrics } from './otlp-metrics.ts';
import { otlpTracing } from './otlp-tracing.ts';
import type { Telemetry } from './telemetry.ts';

/** An unreachable collector is reported at most once in this interval, not with every batch. */
const quietMs = millisecondsPerMinute;

const exportWarnings = (log: Pick<Log, 'warn'>) => {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (): void => {
    const now = performance.now();
    if (now - warnedAt < quietMs) return;
    warnedAt = now;
    log.warn({}, 'traces or metrics could not be sent: the collector is away or does not take them');
  };
};

const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([work, late.promise]).catch(() => {});
  clearTimeout(timer);
};

/** Sends telemetry to a collector by OTLP over HTTP. */
export const otlpTelemetry = (
  settings: TelemetrySettings,
  service: string,
  log: Pick<Log, 'warn'>,
  patience: number,
): Telemetry => {
  const nothing = (): void => {};
  const fault = exportWarnings(log);
  diag.setLogger(
    { error: fault, warn: nothing, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const resource = resourceFromAttributes({ 'service.name': service, 'service.instance.id': processName() });
  const { tracing, stop: stopTracing } = otlpTracing(settings, resource, patience);
  const metrics = otlpMetrics(settings, resource, patience);
  return {
    tracing,
    measure: metrics.measure,
    stop: () => within(patience + 500, Promise.allSettled([stopTracing(), metrics.stop()])),
  };
};
