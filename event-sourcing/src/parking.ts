import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';

/** An event a reader could not digest and went past. */
export type ParkedEvent = {
  /** `name@version` of a projection, `reaction:name` of a reaction. */
  readonly reader: string;
  readonly position: number;
  readonly eventId: string;
  readonly type: string;
  readonly stream: string;
  readonly message: string;
};

export type Parking = {
  prepare(): Promise<void>;
  park(events: readonly ParkedEvent[]): Promise<void>;
  /** The oldest first, at most `limit`. */
  list(limit?: number): Promise<readonly ParkedEvent[]>;
  /** However many there are. */
  count(): Promise<number>;
  /** Forgets what a reader that is no more has parked. */
  clear(reader: string): Promise<void>;
};

const collection = 'parked';
const pageSize = 500;
const byPosition = { field: 'position', direction: 'ascending' } as const;

/** Where events wait for somebody to look at them; parking the same one twice is harmless. */
export const parking = (documents: DocumentStore): Parking => {
  const prepare = () => documents.prepare(collection, { indexes: [['position'], ['reader', 'position']] });
  const page = (limit: number, reader?: string) =>
    documents.find<ParkedEvent>(collection, {
      where: reader === undefined ? [] : [{ field: 'reader', is: reader }],
      sort: byPosition,
      limit,
    });
  return {
    prepare,
    park: async (events) => {
      if (events.length > 0) await documents.apply(collection, events.map(asChange));
    },
    list: async (limit = 100) => (await page(limit)).items.map(({ document }) => document),
    count: () => documents.count(collection, []),
    clear: async (reader) => {
      for (;;) {
        const { items } = await page(pageSize, reader);
        if (items.length === 0) return;
        await documents.apply(
          collection,
          items.map(({ id, position }) => ({ id, position: position + 1, document: null })),
        );
      }
    },
  };
};

/** What is kept of an event that broke its reader. */
export const parkedEvent = (reader: string, event: RecordedEvent, error: unknown): ParkedEvent => ({
  reader,
  position: event.position,
  eventId: event.id,
  type: event.type,
  stream: event.stream,
  message: error instanceof Error ? error.message : String(error),
});

const asChange = (event: ParkedEvent) => ({
  id: `${event.reader}:${event.position}`,
  position: event.position,
  document: event,
});
