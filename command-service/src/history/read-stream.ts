import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';

/** The log for an audit. */
export type Log = Pick<EventStore, 'readStream' | 'readAll'>;

const pageSize = 1_000;

/** A whole stream, oldest first, optionally up to a revision. */
export const readWholeStream = async (
  log: Log,
  stream: string,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for (;;) {
    const after = events.at(-1)?.revision ?? 0;
    const page = await log.readStream(stream, after, Math.min(pageSize, upTo - after));
    events.push(...page);
    if (page.length < pageSize || after + page.length >= upTo) return events;
  }
};
