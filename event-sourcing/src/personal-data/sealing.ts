import type { EventDefinition } from '@clearbench/contracts/event-definition';
import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { KeyStore } from '@clearbench/stores/key-store/key-store';
import { type KeyRing, keyRing } from './key-ring.ts';
import { personalFields } from './personal-fields.ts';
import { sealedEvent } from './seal-event.ts';
import { unsealedEvents } from './unseal-events.ts';

export type SealingParts = {
  readonly keys: KeyStore;
  /** Every kind of event there is: what in it is about whom. */
  readonly definitions: Readonly<Record<string, EventDefinition>>;
  /** What is shown in place of a value whose key is gone. */
  readonly forgotten: (owner: string, path: string) => unknown;
  /** The owners of whom nothing may be read any more once an event has happened. */
  readonly forgets?: (event: Pick<NewEvent, 'type' | 'data'>) => readonly string[];
  /** Is told what cannot be opened, and why keys were not destroyed at once: whoever follows the log has to see to it. */
  readonly report?: (error: unknown) => void;
  /** Owners whose keys are kept at hand. */
  readonly room?: number;
  /** Milliseconds keys are kept at hand where other processes may destroy them; left out where this one is alone. */
  readonly keptFor?: number;
};

/** A log whose readers see what its files do not say; what is below it keeps every person under lock. */
export type SealedEventStore = EventStore & {
  /** Destroys an owner's keys made before a position of the log: what was sealed until then reads as forgotten. */
  forget(owner: string, before: number): Promise<void>;
};

/**
 * Keeps what events tell about a person under that person's key, and shows it only while the key is there. Events
 * without personal fields pass as they are, and so does what was written in clear before there were keys. To be put
 * under `upcasting`: a sealed field is found where it stood when it was written, whatever it is called today.
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
    readAll: (after, limit) => unseal(store.readAll(after, limit)),
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
