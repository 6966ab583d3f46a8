import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import { type EventHistory, nextName, stepsOf } from '@clearbench/contracts/event-history';
import type { EventStore } from '@clearbench/stores/event-store/event-store';

/** The current shape of an event type; 1 where its data never changed. */
export const schemaOf = (history: EventHistory, type: string): number => 1 + stepsOf(history, type).length;

/** One event under its current name and in its current shape; an event of a newer release or of an unknown type is returned as it is. */
export const upcast = (history: EventHistory, event: RecordedEvent): RecordedEvent => {
  const steps = stepsOf(history, event.type).slice(event.schema - 1);
  const data = steps.reduce<unknown>((older, step) => step(older as never), event.data);
  const next = nextName(history, event.type);
  if (next !== undefined) return upcast(history, { ...event, type: next, data, schema: 1 });
  return steps.length === 0 ? event : { ...event, data, schema: event.schema + steps.length };
};

/**
 * A store whose readers see only current names and shapes. New events get the number of their current shape. Wrapping a
 * store twice has no further effect.
 */
export const upcasting = <Store extends EventStore>(store: Store, history: EventHistory): Store => {
  const decode = (events: RecordedEvent[]) => events.map((event) => upcast(history, event));
  // An event that was copied from the log of a newer release keeps its higher number.
  const numbered = (event: NewEvent): NewEvent => ({
    ...event,
    schema: Math.max(event.schema, schemaOf(history, event.type)),
  });
  return {
    ...store,
    readStream: async (stream, after, limit) => decode(await store.readStream(stream, after, limit)),
    readAll: async (after, limit) => decode(await store.readAll(after, limit)),
    append: (stream, expected, events) => store.append(stream, expected, events.map(numbered)),
  };
};
