import {
  type FakeEventStoreDb,
  type FakeServerSettings,
  startFakeEventStoreDb,
} from '@clearbench/fake-servers/eventstore-db/server.fake';
import { type EventStoreDbSettings, eventStoreDbStore, type ServerEventStore } from '../eventstore-db.ts';

/** Short time limits for tests with faults. */
export const shortPatience = { answer: 400, overall: 6_000, firstPause: 5, mostPause: 100 };

export type OnFakeServer = { readonly fake: FakeEventStoreDb; readonly store: ServerEventStore };

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
