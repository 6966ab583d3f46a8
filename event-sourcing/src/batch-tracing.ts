import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { Log } from './log.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Most requests reported for one batch; larger batches occur only while a read model catches up. */
const mostReported = 20;

type Parts = { readonly log: Pick<Log, 'debug'>; readonly tracing?: Tracing | undefined };

/** Reports, in the trace of each request, when a read model has processed its events and how long that took. */
export const batchTracing =
  ({ log, tracing = noTracing }: Parts) =>
  (batch: readonly RecordedEvent[], began: number): void => {
    const requestIds = [...new Set(batch.map(({ metadata }) => metadata.correlationId))].slice(0, mostReported);
    const [events, position] = [batch.length, batch.at(-1)?.position ?? 0];
    log.debug?.({ requestIds, events, position, ms: Date.now() - began }, 'events projected');
    if (!tracing.isOn) return;
    const causes = new Map(batch.map(({ metadata: { trace, correlationId } }) => [trace, correlationId]));
    causes.delete(undefined);
    for (const [cause, correlationId] of [...causes].slice(0, mostReported)) {
      const facts = { 'clearbench.correlation_id': correlationId, 'clearbench.batch': events };
      tracing.past({ name: 'projection', kind: 'consumer', cause, facts }, began);
    }
  };
