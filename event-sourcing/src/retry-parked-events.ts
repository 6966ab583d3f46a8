import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { MetricsEvent } from '@clearbench/contracts/metrics/events';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { Log } from './log.ts';
import { type Parking, parkedEvent } from './parking.ts';

const retryRequest: MetricsEvent['type'] = 'ParkedEventsRetryRequested';

/** Whether an event requests that reactions process their parked events again. */
export const isRetryRequest = ({ type }: Pick<RecordedEvent, 'type'>): boolean => type === retryRequest;

export type RetryParts = {
  /** The name under which a reaction parks events. */
  readonly reader: string;
  readonly parking: Pick<Parking, 'positions' | 'park' | 'remove'>;
  readonly readAll: EventStore['readAll'];
  /** Executes the commands for one event; rejects after the last attempt. */
  readonly execute: (event: RecordedEvent) => Promise<unknown>;
  readonly log: Log;
  readonly signal: AbortSignal;
};

/**
 * Processes the events again that a reaction parked before `request`, one after another in the order of the log. An
 * event that fails again stays parked, with its new error. Later events of its partition may have been processed: the
 * commands are those of the first time, with the same ids, and their handlers decide by the present state. After a crash
 * it starts with the events that are still parked. Rejects when the reactor stops or when the stores fail.
 */
export const retryParkedEvents =
  ({ reader, parking, readAll, execute, log, signal }: RetryParts) =>
  async (request: RecordedEvent): Promise<void> => {
    for (const position of await parking.positions(reader, 0)) {
      if (position >= request.position) return;
      signal.throwIfAborted();
      const [event] = await readAll(position - 1, 1);
      const failure = event?.position === position ? await failureOf(() => execute(event)) : undefined;
      signal.throwIfAborted();
      if (event && failure) {
        await parking.park([parkedEvent(reader, event, failure.error)], request.position);
        log.error({ err: failure.error, reader, type: event.type, position }, 'parked event failed again');
      } else await parking.remove(reader, position, request.position);
    }
  };

const failureOf = async (work: () => Promise<unknown>): Promise<{ readonly error: unknown } | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    return { error };
  }
};
