import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { MetricsEvent } from '@clearbench/contracts/metrics/events';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { Log } from './log.ts';
import { type ParkedEvent, type Parking, parkedEvent } from './parking.ts';

const retryRequest: MetricsEvent['type'] = 'ParkedEventsRetryRequested';

/** Whether an event requests that reactions process their parked events again. */
export const isRetryRequest = ({ type }: Pick<RecordedEvent, 'type'>): boolean => type === retryRequest;

export type RetryParts = {
  /** The name under which a reaction parks events. */
  readonly reader: string;
  readonly parking: Pick<Parking, 'ofReader' | 'park' | 'remove'>;
  readonly readStream: EventStore['readStream'];
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
export const retryParkedEvents = (parts: RetryParts) => {
  const { reader, parking, execute, log, signal } = parts;
  return async (request: RecordedEvent): Promise<void> => {
    for (const parked of await parking.ofReader(reader, 0)) {
      const { position } = parked;
      if (position >= request.position) return;
      signal.throwIfAborted();
      const event = await eventOf(parts, parked);
      const failure = event && (await failureOf(() => execute(event)));
      signal.throwIfAborted();
      if (event && failure) {
        await parking.park([parkedEvent(reader, event, failure.error)], request.position);
        log.error({ err: failure.error, reader, type: event.type, position }, 'parked event failed again');
      } else await parking.remove(reader, position, request.position);
    }
  };
};

const pageSize = 500;

/** A parked event in its stream: EventStoreDB cannot read the whole log from a position that no event has. */
const eventOf = async (
  { readStream }: Pick<RetryParts, 'readStream'>,
  { stream, eventId }: ParkedEvent,
): Promise<RecordedEvent | undefined> => {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const events: readonly RecordedEvent[] = await readStream(stream, after, pageSize);
    const found = events.find(({ id }) => id === eventId);
    if (found) return found;
    after = events.length < pageSize ? undefined : events.at(-1)?.revision;
  }
  return undefined;
};

const failureOf = async (work: () => Promise<unknown>): Promise<{ readonly error: unknown } | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    return { error };
  }
};
