import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import {
  type DoubleSettings,
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../../wire-doubles/eventstore-db/server-double.ts';
import type { EventStore } from '../event-store.ts';
import { type EventStoreDbSettings, eventStoreDbStore } from '../eventstore-db.ts';

/** For tests that make things go wrong: nobody waits long. */
export const shortPatience = { answer: 400, overall: 6_000, firstPause: 5, mostPause: 100 };

export type OnDouble = { readonly double: EventStoreDbDouble; readonly store: EventStore };

/** For tests: opens stores on doubles of their own; all are ended when a test ends. */
export const onDouble = (): ((
  double?: DoubleSettings,
  store?: Partial<EventStoreDbSettings>,
  address?: (connectionString: string) => string,
) => Promise<OnDouble>) => {
  const opened: OnDouble[] = [];
  afterEach(async () => {
    for (const { store, double } of opened.splice(0)) {
      await store.close();
      await double.stop();
    }
  });
  return async (double = {}, store = {}, address = (connectionString) => connectionString) => {
    const started = await startEventStoreDbDouble(double);
    const connectionString = address(started.connectionString);
    opened.push({
      double: started,
      store: eventStoreDbStore({ connectionString, patience: shortPatience, ...store }),
    });
    return opened.at(-1) as OnDouble;
  };
};

/** Reads on whenever it is woken, as a projection does, and keeps what it saw. */
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

/** Waits until something is so, at most ten seconds. */
export const until = async (so: () => boolean): Promise<void> => {
  for (const end = Date.now() + 10_000; !so(); ) {
    if (Date.now() > end) throw new Error(`not within ten seconds: ${so.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
