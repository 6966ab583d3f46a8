import { noTracing, type Tracing } from '@clearbench/event-sourcing/tracing';
import type { Figure } from './figure.ts';

/** What a process tells a collector of itself. */
export type Telemetry = {
  readonly tracing: Tracing;
  /** Has figures read now and then, and sent. */
  measure(read: () => Promise<readonly Figure[]>): void;
  /** Sends what was not sent yet, as far as the collector takes it. */
  stop(): Promise<void>;
};

/** Tells nobody. */
export const noTelemetry: Telemetry = { tracing: noTracing, measure: () => {}, stop: async () => {} };
