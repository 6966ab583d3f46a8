import type { Log } from '@clearbench/event-sourcing/log';
import type { TelemetrySettings } from '../settings/telemetry-settings.ts';
import { noTelemetry, type Telemetry } from './telemetry.ts';

/** Tells a collector about this process, where there is one; else what would do so is not even loaded. */
export const openTelemetry = async (
  settings: TelemetrySettings | undefined,
  service: string,
  log: Pick<Log, 'warn'>,
): Promise<Telemetry> => {
  if (!settings) return noTelemetry;
  const { otlpTelemetry } = await import('./otlp-telemetry.ts');
  return otlpTelemetry(settings, service, log);
};
