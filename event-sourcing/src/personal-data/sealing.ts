import type { EventDefinition, PersonalFields } from '@clearbench/contracts/event-definition';
import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { KeyStore } from '@clearbench/stores/key-store/key-store';
import { type KeyRing, keyRing } from './key-ring.ts';
import { authenticatedDataOf, personalFields } from './personal-fields.ts';
import { replacedAt } from './replaced-fields.ts';
import { seal } from './sealed-value.ts';
import { unsealedEvents } from './unseal-events.ts';

/**
 * The event in its stored form. An event without the id of its owner is refused, because its data could never be
 * deleted.
 */
const sealedEvent = async (event: NewEvent, personal: PersonalFields | undefined, ring: KeyRing): Promise<NewEvent> => {
  if (!personal) return event;
  const owner = (event.data as Readonly<Record<string, unknown>>)[personal.of];
  if (typeof owner !== 'string') throw new Error(`${event.type} does not say in "${personal.of}" whom it is about`);
  const key = await ring.current(owner);
  const data = personal.fields.reduce<unknown>(
    (now, field) => replacedAt(now, field, (value, path) => seal(value, key, authenticatedDataOf(event.id, path))),
    event.data,
  );
  return { ...event, data };
};

export type SealingParts = {
  readonly keys: KeyStore;
  /** Every event type with its personal fields. */
  readonly definitions: Readonly<Record<string, EventDefinition>>;
  /** The replacement for a value whose key is destroyed. */
  readonly forgotten: (owner: string, path: string) => unknown;
  /** The owners whose data an event deletes. */
  readonly forgets?: (event: Pick<NewEvent, 'type' | 'data'>) => readonly string[];
  /**
   * Receives failed decryptions, and failed key destructions; the reaction that follows the log then destroys the keys.
   */
  readonly report?: (error: unknown) => void;
  /** Number of owners whose keys are cached. */
  readonly room?: number;
  /** Milliseconds for which keys are cached where other processes may destroy them; absent for a single process. */
  readonly keptFor?: number;
};

/** A log that decrypts for its readers; the store below it holds personal data only in encrypted form. */
export type SealedEventStore = EventStore & {
  /** Destroys an owner's keys created before a position of the log; data encrypted until then reads as deleted. */
  forget(owner: string, before: number): Promise<void>;
};

/**
 * Encrypts personal fields of events with the owner's key, and decrypts them while the key exists. Events without
 * personal fields and old unencrypted events pass unchanged. Must be below `upcasting`, because an encrypted field has
 * the path of the time when it was written.
 */
export const sealing = (store: EventStore, parts: SealingParts): SealedEventStore => {
  const { keys, definitions, forgotten, forgets = () => [], report = console.error, room = 50_000, keptFor } = parts;
  const showing = { forgotten, report };
  const personal = personalFields(definitions);
  const ring: KeyRing = keyRing(keys, () => store.head(), room, keptFor);
  const isPersonal = ({ type }: { readonly type: string }) => personal.has(type);

  const unseal = async (reading: Promise<RecordedEvent[]>) => {
    const events = await reading;
    return events.some(isPersonal) ? unsealedEvents(events, isPersonal, ring, showing) : events;
  };
  const seal = (events: readonly NewEvent[]) =>
    Promise.all(events.map((event) => sealedEvent(event, personal.get(event.type), ring)));
  const forgetNow = async (events: readonly NewEvent[], position: number) => {
    const owners = events.flatMap((event) => forgets(event));
    await Promise.all(owners.map((owner) => ring.destroy(owner, position))).catch(report);
  };

  return {
    readStream: (stream, after, limit) => unseal(store.readStream(stream, after, limit)),
    readAll: (...wanted) => unseal(store.readAll(...wanted)),
    append: async (stream, expected, events) => {
      const sealed = events.some(isPersonal) ? await seal(events) : events;
      const appended = await store.append(stream, expected, sealed);
      await forgetNow(events, appended.position);
      return appended;
    },
    forget: (owner, before) => ring.destroy(owner, before),
    head: () => store.head(),
    onAppended: (wake) => store.onAppended(wake),
    close: () => store.close(),
  };
};
