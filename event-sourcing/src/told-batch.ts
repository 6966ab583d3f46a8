import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { Log } from './log.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Requests told of one by one; a batch that follows from more comes of catching up, and nobody looks for one in it. */
const mostTold = 20;

type Parts = { readonly log: Pick<Log, 'debug'>; readonly tracing?: Tracing | undefined };

/** Tells which requests read models have caught up with, and how long that took, each in the trace of its request. */
export const toldBatch =
  ({ log, tracing = noTracing }: Parts) =>
  (batch: readonly RecordedEvent[], began: number): void => {
    const requestIds = [...new Set(batch.map(({ metadata }) => metadata.correlationId))].slice(0, mostTold);
    const [events, position] = [batch.length, batch.at(-1)?.position ?? 0];
    log.debug?.({ requestIds, events, position, ms: Date.now() - began }, 'events projected');
    if (!tracing.isOn) return;
    const causes = new Map(batch.map(({ metadata: { trace, correlationId } }) => [trace, correlationId]));
    causes.delete(undefined);
    for (const [cause, correlationId] of [...causes].slice(0, mostTold)) {
      const facts = { 'clearbench.correlation_id': correlationId, 'clearbench.batch': events };
      tracing.past({ name: 'projection', kind: 'consumer', cause, facts }, began);
    }
  };
