import { startFakeMongo } from '@clearbench/fake-servers/mongo/server.fake';
import { MongoClient } from 'mongodb';
import { connectionBy } from './mongo-connection.ts';

const options = {
  connectTimeoutMS: 200,
  heartbeatFrequencyMS: 500,
  serverSelectionTimeoutMS: 10_000,
  socketTimeoutMS: 10_000,
};

/** A promise that never settles, like a command on a connection that was closed before it was written. */
const never = () => new Promise<never>(() => {});

/** Whether the driver waits for the reply to a heartbeat that never comes. */
const hangingHeartbeat = async (client: MongoClient): Promise<void> => {
  const { topology } = client as unknown as {
    topology: { s: { servers: Map<string, { monitor: { connection: { command: () => Promise<unknown> } } }> } };
  };
  for (const { monitor } of topology.s.servers.values()) monitor.connection.command = never;
  await new Promise((resolve) => client.once('serverHeartbeatStarted', resolve));
};

describe('the watch over the driver of MongoDB', () => {
  it('starts a hanging heartbeat again, so that a server that comes back is found', async () => {
    const fake = await startFakeMongo({ setName: 'fake' });
    const client = new MongoClient(fake.url, options);
    const { db, ask, close } = connectionBy(client, 'watched');
    await ask(() => db.collection('rows').insertOne({ number: 1 }));
    await hangingHeartbeat(client);
    await fake.goAway();
    const found = ask(() => db.collection('rows').findOne({}));
    await fake.comeBack();
    expect(await found).toMatchObject({ number: 1 });
    await close();
    await fake.goAway();
  });

  it('retries work that the driver does not settle after its connections were given up', async () => {
    const fake = await startFakeMongo({ setName: 'fake' });
    const client = new MongoClient(fake.url, options);
    const { db, ask, close } = connectionBy(client, 'watched');
    await ask(() => db.collection('rows').insertOne({ number: 1 }));
    let attempts = 0;
    const found = ask(() => {
      attempts += 1;
      return attempts === 1 ? never() : db.collection('rows').findOne({});
    });
    const givenUp = new Promise((resolve) => client.once('connectionPoolCleared', resolve));
    await fake.goAway();
    await givenUp;
    await fake.comeBack();
    expect(await found).toMatchObject({ number: 1 });
    expect(attempts).toBeGreaterThan(1);
    await close();
    await fake.goAway();
  });
});
