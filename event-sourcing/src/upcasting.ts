import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';

/** Turns the data of one shape into the next one. */
export type UpcastStep = (data: never) => unknown;

/** For each event type that changed its shape: the steps from the first shape to today's, oldest first. */
export type History = Readonly<Record<string, readonly UpcastStep[]>>;

/** The number of today's shape of an event type; 1 where it never changed. */
export const schemaOf = (history: History, type: string): number => 1 + stepsOf(history, type).length;

/** One event in today's shape; one of a newer deployment or of an unknown type is left as it is. */
const upcast = (history: History, event: RecordedEvent): RecordedEvent => {
  const steps = stepsOf(history, event.type).slice(event.schema - 1);
  if (steps.length === 0) return event;
  const data = steps.reduce<unknown>((older, step) => step(older as never), event.data);
  return { ...event, data, schema: event.schema + steps.length };
};

/** A store whose readers see only today's shapes. Wrapping twice is harmless. */
export const upcasting = (store: EventStore, history: History): EventStore => {
  const decode = (events: RecordedEvent[]) => events.map((event) => upcast(history, event));
  return {
    readStream: async (stream, after, limit) => decode(await store.readStream(stream, after, limit)),
    readAll: async (after, limit) => decode(await store.readAll(after, limit)),
    append: (stream, expected, events) => store.append(stream, expected, events),
    head: () => store.head(),
    onAppended: (wake) => store.onAppended(wake),
    close: () => store.close(),
  };
};

const stepsOf = (history: History, type: string): readonly UpcastStep[] =>
  Object.hasOwn(history, type) ? (history[type] ?? []) : [];
