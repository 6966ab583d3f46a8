import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { connectionBy, type MongoAddress, type MongoConnection } from '../../mongo/mongo-connection.ts';
import { type MongoDouble, startMongoDouble } from './double-server.ts';

/** Something the specs of MongoDB's adapters run against; each time it is asked it gives a database nobody else has. */
export type MongoTarget = {
  readonly name: string;
  open(): Promise<MongoConnection>;
  /** Where the database last opened is. */
  address(): MongoAddress;
};

/** A double and a target on it; without a name of a set it is a single server. */
export type DoubleTarget = MongoTarget & { double(): MongoDouble };

/** For tests: the doubles of a test file, stopped at its end. */
export const doubleTargets = (): readonly DoubleTarget[] => [
  doubleTarget('a single MongoDB double'),
  doubleTarget('a MongoDB double as a replica set', 'double'),
];

/** For tests: the doubles, and the real server of MONGODB_URL if there is one. */
export const mongoTargets = (): readonly MongoTarget[] => {
  const { MONGODB_URL: url } = process.env;
  if (url === undefined) {
    console.info('MONGODB_URL is not set: MongoDB is tried against doubles only');
    return doubleTargets();
  }
  return [...doubleTargets(), target('the MongoDB of MONGODB_URL', () => url)];
};

const doubleTarget = (name: string, setName?: string): DoubleTarget => {
  let started: MongoDouble | undefined;
  const double = (): MongoDouble => {
    if (!started) throw new Error('the double has not started yet');
    return started;
  };
  beforeAll(async () => {
    started = await startMongoDouble(setName === undefined ? {} : { setName });
  });
  const { open, address } = target(name, () => double().url);
  afterAll(() => started?.goAway());
  return { name, double, open, address };
};

/** All tests of a file share a client; what a test opened is dropped when it ends. */
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
