import { noTracing, type Tracing } from '@clearbench/event-sourcing/tracing';
import type { Metric } from './metric.ts';

/** The telemetry of a process. */
export type Telemetry = {
  readonly tracing: Tracing;
  /** Reads metrics at regular intervals and sends them. */
  measure(read: () => Promise<readonly Metric[]>): void;
  /** Sends the remaining data, as far as the collector accepts it. */
  stop(): Promise<void>;
};

/** Telemetry without a collector. */
export const noTelemetry: Telemetry = { tracing: noTracing, measure: () => {}, stop: async () => {} };
