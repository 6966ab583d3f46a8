import { setTimeout as after } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import { type Db, MongoClient, type MongoClientOptions, MongoParseError, ReadConcern } from 'mongodb';
import { pauseBefore } from '../pause-before.ts';
import { watchDriver } from './driver-watch.ts';
import { isPassing, toFailure } from './mongo-errors.ts';

/** The address of a database. TLS, credentials and replica set are options of the URL. */
export type MongoAddress = { readonly url: string; readonly database: string };

/** One database, used by all its adapters. */
export type MongoConnection = {
  readonly db: Db;
  /**
   * Runs idempotent work, and retries it where the connection broke or the primary changed. Fails with
   * `store.unavailable` where no server answers, and with `store.closed` after closing.
   */
  ask<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/**
 * In milliseconds. The election of a new primary takes up to 12 s with MongoDB's own settings, which work has to
 * outlast. The driver's defaults, half a minute and unlimited, are too long for a waiting user; it would look for the
 * primary every ten seconds.
 */
const patience = {
  serverSelectionTimeoutMS: 15_000,
  connectTimeoutMS: 5_000,
  socketTimeoutMS: 30_000,
  heartbeatFrequencyMS: 1_000,
} satisfies MongoClientOptions;

const patienceFor = (url: string): MongoClientOptions => {
  const unsaid = Object.entries(patience).filter(([name]) => !new RegExp(`[?&]${name}=`, 'i').test(url));
  return Object.fromEntries(unsaid);
};

const clientFor = (url: string): MongoClient => {
  try {
    return new MongoClient(url, { appName: 'clearbench', ...patienceFor(url) });
  } catch (error) {
    // The driver's parse error names the wrong option; other errors may contain a password.
    throw new Failure('store.badAddress', { reason: error instanceof MongoParseError ? error.message : '' });
  }
};

/** Connects, so that a wrong address is reported immediately: `store.badAddress` {reason}. */
export const connectMongo = async ({ url, database }: MongoAddress): Promise<MongoConnection> => {
  const client = clientFor(url);
  const connection = connectionBy(client, database);
  try {
    await connection.ask(() => client.connect());
    return connection;
  } catch (error) {
    await client.close();
    if (error instanceof Failure) throw error;
    // A missing or unreadable certificate, an unknown host name, or incomplete credentials.
    throw new Failure('store.badAddress', { reason: (error as Error).message }, { cause: error });
  }
};

/** Writes and reads use majority concern. */
export const connectionBy = (client: MongoClient, database: string): MongoConnection => {
  const db = client.db(database, {
    readPreference: 'primary',
    readConcern: new ReadConcern('majority'),
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: 20_000 },
  });
  const { serverSelectionTimeoutMS, connectTimeoutMS, heartbeatFrequencyMS } = client.options;
  const { run } = watchDriver(client, {
    heartbeat: connectTimeoutMS + heartbeatFrequencyMS + 1_000,
    inProgress: connectTimeoutMS,
  });
  return { db, ask: (work) => retried(() => run(work), serverSelectionTimeoutMS), close: () => client.close() };
};

/** No attempt starts after `lastAttempt` milliseconds. */
const retried = async <T>(work: () => Promise<T>, lastAttempt: number): Promise<T> => {
  const until = performance.now() + lastAttempt;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until || !isPassing(error)) throw toFailure(error);
    }
    await after(pauseBefore(attempt));
  }
};
