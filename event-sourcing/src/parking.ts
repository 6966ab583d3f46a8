import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { DocumentStore, Page } from '@clearbench/stores/document-store/document-store';

/** An event that a reader failed to process and skipped. */
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
  /** `at`: the position of the request after which the events failed again; without it, that of each event. */
  park(events: readonly ParkedEvent[], at?: number): Promise<void>;
  /** Deletes an event that a reader has processed after a request at the position `at`. */
  remove(reader: string, position: number, at: number): Promise<void>;
  /** Oldest first, at most `limit`. */
  list(limit?: number): Promise<readonly ParkedEvent[]>;
  /** The events that a reader has parked, after a position, oldest first. */
  ofReader(reader: string, after: number): Promise<readonly ParkedEvent[]>;
  /** The number of all parked events. */
  count(): Promise<number>;
  /** Deletes the parked events of a reader that no longer exists. */
  clear(reader: string): Promise<void>;
};

const collection = 'parked';
const pageSize = 500;
const byPosition = { field: 'position', direction: 'ascending' } as const;

/** Stores failed events for inspection; parking an event twice has no further effect. */
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
    park: async (events, at) => {
      if (events.length === 0) return;
      const changes = events.map((event) => ({ id: idOf(event), position: at ?? event.position, document: event }));
      await documents.apply(collection, changes);
    },
    remove: async (reader, position, at) => {
      await documents.apply(collection, [{ id: idOf({ reader, position }), position: at, document: null }]);
    },
    list: async (limit = 100) => (await page(limit)).items.map(({ document }) => document),
    ofReader: async (reader, after) => {
      const parked: ParkedEvent[] = [];
      for (let from: { after?: string } | undefined = {}; from; ) {
        const found: Page<ParkedEvent> = await documents.find<ParkedEvent>(collection, {
          where: [
            { field: 'reader', is: reader },
            { field: 'position', from: after + 1 },
          ],
          sort: byPosition,
          limit: pageSize,
          ...from,
        });
        for (const { document } of found.items) parked.push(document);
        from = found.next === undefined ? undefined : { after: found.next };
      }
      return parked;
    },
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

/** The stored form of an event that a reader failed to process. */
export const parkedEvent = (reader: string, event: RecordedEvent, error: unknown): ParkedEvent => ({
  reader,
  position: event.position,
  eventId: event.id,
  type: event.type,
  stream: event.stream,
  message: error instanceof Error ? error.message : String(error),
});

const idOf = ({ reader, position }: Pick<ParkedEvent, 'reader' | 'position'>): string => `${reader}:${position}`;
