import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import {
  type FakeEventStoreDb,
  type FakeServerSettings,
  startFakeEventStoreDb,
} from '@clearbench/fake-servers/eventstore-db/server.fake';
import type { EventStore } from '../event-store.ts';
import { type EventStoreDbSettings, eventStoreDbStore } from '../eventstore-db.ts';

/** Short time limits for tests with faults. */
export const shortPatience = { answer: 400, overall: 6_000, firstPause: 5, mostPause: 100 };

export type OnFakeServer = { readonly fake: FakeEventStoreDb; readonly store: EventStore };

/** Opens stores on separate fake servers; all are closed after each test. */
export const onFakeServer = (): ((
  fake?: FakeServerSettings,
  store?: Partial<EventStoreDbSettings>,
  address?: (connectionString: string) => string,
) => Promise<OnFakeServer>) => {
  const opened: OnFakeServer[] = [];
  afterEach(async () => {
    for (const { store, fake } of opened.splice(0)) {
      await store.close();
      await fake.stop();
    }
  });
  return async (fake = {}, store = {}, address = (connectionString) => connectionString) => {
    const started = await startFakeEventStoreDb(fake);
    const connectionString = address(started.connectionString);
    opened.push({
      fake: started,
      store: eventStoreDbStore({ connectionString, patience: shortPatience, ...store }),
    });
    return opened.at(-1) as OnFakeServer;
  };
};

/** Reads whenever it is woken, like a projector, and collects the events. */
export const follower = (store: EventStore): { seen: RecordedEvent[]; stop(): void } => {
  const seen: RecordedEvent[] = [];
  let turn = Promise.resolve();
  const read = async () => seen.push(...(await store.readAll(seen.at(-1)?.position ?? 0, 1_000)));
  const stop = store.onAppended(() => {
    turn = turn.then(read).then(
      () => {},
      () => {},
    );
  });
  return { seen, stop };
};

/** Polls until a condition holds. The limit only ends a test that would hang: a loaded machine stays far below it. */
export const until = async (so: () => boolean): Promise<void> => {
  for (const end = Date.now() + 120_000; !so(); ) {
    if (Date.now() > end) throw new Error(`not within two minutes: ${so.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
