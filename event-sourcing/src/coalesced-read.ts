import type { EventStore } from '@clearbench/stores/event-store/event-store';

/**
 * Readers that request the same part of the log after the same notification get the same events, read and decrypted
 * once. A result is shared only within one turn of the event loop: events that are appended later send another
 * notification and need a new read.
 */
export const coalescedRead = (readAll: EventStore['readAll']): EventStore['readAll'] => {
  const reads = new Map<string, ReturnType<EventStore['readAll']>>();
  return (after, limit) => {
    const stretch = `${after} ${limit}`;
    const present = reads.get(stretch);
    if (present) return present;
    if (reads.size === 0) queueMicrotask(() => reads.clear());
    const reading = readAll(after, limit);
    reads.set(stretch, reading);
    return reading;
  };
};
