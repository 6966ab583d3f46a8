import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';

const pageSize = 1_000;

/** Whether a stream contains an event, according to the log, because a read model may lag. */
export const hasEvent = async (
  log: Pick<EventStore, 'readStream'>,
  stream: string,
  eventType: string,
): Promise<boolean> => {
  for (let after = 0; ; ) {
    const page = await log.readStream(stream, after, pageSize);
    if (page.some(({ type }) => type === eventType)) return true;
    if (page.length < pageSize) return false;
    after = page.at(-1)?.revision ?? after;
  }
};

/** The last event of these types in a stream. */
export const lastEventOf = async (
  log: Pick<EventStore, 'readStream'>,
  stream: string,
  types: readonly string[],
): Promise<RecordedEvent | undefined> => {
  let last: RecordedEvent | undefined;
  for (let after = 0; ; ) {
    const page = await log.readStream(stream, after, pageSize);
    last = page.findLast(({ type }) => types.includes(type)) ?? last;
    if (page.length < pageSize) return last;
    after = page.at(-1)?.revision ?? after;
  }
};

/** The type of these that occurred last in a stream. */
export const lastOf = async (
  log: Pick<EventStore, 'readStream'>,
  stream: string,
  types: readonly string[],
): Promise<string | undefined> => (await lastEventOf(log, stream, types))?.type;
