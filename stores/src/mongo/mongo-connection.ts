import { setTimeout as after } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import { type Db, MongoClient, type MongoClientOptions, MongoParseError, ReadConcern } from 'mongodb';
import { inOurWords, isPassing } from './mongo-errors.ts';

/** Where a database is. Everything else the driver understands (TLS, credentials, replica set) is said in the address. */
export type MongoAddress = { readonly url: string; readonly database: string };

/** One database, used by all adapters on it. */
export type MongoConnection = {
  readonly db: Db;
  /**
   * Runs what does no harm when it runs twice, again where the connection broke or the primary moved. Fails with
   * `store.unavailable` where nobody answers, and with `store.closed` after the end.
   */
  ask<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

const attempts = 4;
const firstPauseInMilliseconds = 50;
/** Nobody is kept waiting by further attempts after this. */
const lastAttemptInMilliseconds = 5_000;

/** In milliseconds. The driver's own patience, half a minute and for ever, is too long for somebody who waits for a page. */
const patience: MongoClientOptions = {
  serverSelectionTimeoutMS: 5_000,
  connectTimeoutMS: 5_000,
  socketTimeoutMS: 30_000,
};

const patienceFor = (url: string): MongoClientOptions => {
  const unsaid = Object.entries(patience).filter(([name]) => !new RegExp(`[?&]${name}=`, 'i').test(url));
  return Object.fromEntries(unsaid);
};

const clientFor = (url: string): MongoClient => {
  try {
    return new MongoClient(url, { appName: 'clearbench', ...patienceFor(url) });
  } catch (error) {
    // Of options the driver says which one is wrong; what is wrong with the rest may hold a password.
    throw new Failure('store.badAddress', { reason: error instanceof MongoParseError ? error.message : '' });
  }
};

/** Connects, so that a wrong address is known at once: `store.badAddress` {reason} where it cannot be read. */
export const connectMongo = async ({ url, database }: MongoAddress): Promise<MongoConnection> => {
  const client = clientFor(url);
  const connection = connectionBy(client, database);
  try {
    await connection.ask(() => client.connect());
    return connection;
  } catch (error) {
    await client.close();
    if (error instanceof Failure) throw error;
    // A certificate nobody finds or reads, a name no server of names knows, a way to prove who we are that lacks a part.
    throw new Failure('store.badAddress', { reason: (error as Error).message }, { cause: error });
  }
};

/** A majority has every write on disk before it counts as done, and every document that is read. */
export const connectionBy = (client: MongoClient, database: string): MongoConnection => {
  const db = client.db(database, {
    readPreference: 'primary',
    readConcern: new ReadConcern('majority'),
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: 20_000 },
  });
  return { db, ask: askedAgain, close: () => client.close() };
};

const askedAgain = async <T>(work: () => Promise<T>): Promise<T> => {
  const until = performance.now() + lastAttemptInMilliseconds;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const over = attempt === attempts || performance.now() > until;
      if (over || !isPassing(error)) throw inOurWords(error);
    }
    await after(pauseBefore(attempt));
  }
};

/** Longer each time, and by chance, so that those who were cut off together do not come back together. */
export const pauseBefore = (attempt: number): number =>
  firstPauseInMilliseconds * 2 ** (attempt - 1) * (0.5 + Math.random());
