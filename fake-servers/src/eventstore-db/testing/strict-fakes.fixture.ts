import {
  type AllStreamSubscription,
  type AppendToStreamOptions,
  EventStoreDBClient,
  jsonEvent,
  type StreamSubscription,
} from '@eventstore/db-client';
import { type FakeEventStoreDb, type FakeServerSettings, startFakeEventStoreDb } from '../server.fake.ts';

const id = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** The event with a number; its id depends on the number alone. */
export const numberedEvent = (n: number) => jsonEvent({ id: id(n), type: 'Happened', data: { n } });

/** Opens fakes with the client that the adapter uses; all are closed after each test. */
export const strictFakes = () => {
  const opened: { fake: FakeEventStoreDb; client: EventStoreDBClient }[] = [];
  afterEach(async () => {
    for (const { fake, client } of opened.splice(0)) {
      await client.dispose().catch(() => {});
      await fake.stop();
    }
  });
  return async (settings: FakeServerSettings = {}, address = (usual: string) => usual) => {
    const fake = await startFakeEventStoreDb(settings);
    const client = EventStoreDBClient.connectionString(address(fake.connectionString));
    opened.push({ fake, client });
    const append = (stream: string, numbers: readonly number[], options: AppendToStreamOptions = {}) =>
      client.appendToStream(stream, numbers.map(numberedEvent), options);
    return { fake, client, append };
  };
};

/** The names of what a subscription delivers, until it has delivered `last`. */
export const heard = async (
  subscription: AllStreamSubscription | StreamSubscription,
  last: string,
): Promise<string[]> => {
  const found: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const add = (name: string) => {
      found.push(name);
      if (name === last) resolve();
    };
    subscription.on('caughtUp', () => add('caughtUp'));
    subscription.on('data', ({ event: each }) => add(`${each?.streamId}@${each?.revision}`));
    subscription.on('error', (error) => reject(error));
  });
  return found;
};
