import type { EventStore } from '@clearbench/stores/event-store/event-store';

/**
 * Whoever reads the same stretch of the log at the same call of the bell is given the same events, read and opened
 * once. Never longer than this very piece of code runs: what is appended then rings again, and has to be found.
 */
export const readTogether = (readAll: EventStore['readAll']): EventStore['readAll'] => {
  const underWay = new Map<string, ReturnType<EventStore['readAll']>>();
  return (after, limit) => {
    const stretch = `${after} ${limit}`;
    const present = underWay.get(stretch);
    if (present) return present;
    if (underWay.size === 0) queueMicrotask(() => underWay.clear());
    const reading = readAll(after, limit);
    underWay.set(stretch, reading);
    return reading;
  };
};
