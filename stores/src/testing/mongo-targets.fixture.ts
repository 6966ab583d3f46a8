import { randomUUID } from 'node:crypto';
import { type FakeMongo, startFakeMongo } from '@clearbench/fake-servers/mongo/server.fake';
import { MongoClient } from 'mongodb';
import { connectionBy, type MongoAddress, type MongoConnection } from '../mongo/mongo-connection.ts';

/** A target of the MongoDB adapters' specs; each call opens a new, separate database. */
export type MongoTarget = {
  readonly name: string;
  open(): Promise<MongoConnection>;
  /** Address of the database that was opened last. */
  address(): MongoAddress;
};

/** A fake and a target on it; without a set name it is a single server. */
export type FakeTarget = MongoTarget & { fake(): FakeMongo };

/** For tests: the fakes of a test file, stopped at its end. */
export const fakeTargets = (): readonly FakeTarget[] => [
  fakeTarget('a single MongoDB fake'),
  fakeTarget('a MongoDB fake as a replica set', 'fake'),
];

/** For tests: the fakes, and the real server of MONGODB_URL if it is set. */
export const mongoTargets = (): readonly MongoTarget[] => {
  const { MONGODB_URL: url } = process.env;
  if (url === undefined) {
    console.info('MONGODB_URL is not set: MongoDB is tried against fakes only');
    return fakeTargets();
  }
  return [...fakeTargets(), target('the MongoDB of MONGODB_URL', () => url)];
};

const fakeTarget = (name: string, setName?: string): FakeTarget => {
  let started: FakeMongo | undefined;
  const fake = (): FakeMongo => {
    if (!started) throw new Error('the fake has not started yet');
    return started;
  };
  beforeAll(async () => {
    started = await startFakeMongo(setName === undefined ? {} : { setName });
  });
  const { open, address } = target(name, () => fake().url);
  afterAll(() => started?.goAway());
  return { name, fake, open, address };
};

/** All tests of a file share a client; databases are dropped after each test. */
const target = (name: string, url: () => string): MongoTarget => {
  const opened: MongoConnection[] = [];
  let client: MongoClient | undefined;
  let database = '';
  afterEach(async () => {
    for (const { db } of opened.splice(0)) await db.dropDatabase();
  });
  afterAll(() => client?.close());
  return {
    name,
    address: () => ({ url: url(), database }),
    async open() {
      client ??= new MongoClient(url());
      database = `clearbench-${randomUUID()}`;
      const connection = connectionBy(client, database);
      opened.push(connection);
      return connection;
    },
  };
};
