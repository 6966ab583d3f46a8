import type { Log } from '@clearbench/event-sourcing/log';
import type { TelemetrySettings } from '../settings/observability.ts';
import { noTelemetry, type Telemetry } from './telemetry.ts';

/** Most milliseconds for one delivery to a collector, including retries; after that the batch is dropped. */
const collectorPatience = 3_000;

/**
 * Sends telemetry of this process to a collector, where one is configured; otherwise the exporter is not loaded.
 * `patience` is the most milliseconds for one delivery.
 */
export const openTelemetry = async (
  settings: TelemetrySettings | undefined,
  service: string,
  log: Pick<Log, 'warn'>,
  patience: number = collectorPatience,
): Promise<Telemetry> => {
  if (!settings) return noTelemetry;
  const { otlpTelemetry } = await import('./otlp-telemetry.ts');
  return otlpTelemetry(settings, service, log, patience);
};
