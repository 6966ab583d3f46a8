import { Failure } from '@clearbench/contracts/failure';
import type { ChainedEventStore, LogChain } from './event-store/log-chain.ts';
import type { Secrets } from './key-store/master-key.ts';
import type { PostgresConnection } from './postgres/postgres-connection.ts';
import type { Stores } from './stores.ts';

/**
 * The addresses of servers. The log is in EventStoreDB (`esdb://…`) where that is given, else in PostgreSQL
 * (`postgres://…/database`); all other stores are in MongoDB (`mongodb://…/database`) where that is given, else in
 * PostgreSQL.
 */
export type ServerAddresses = {
  readonly eventStore?: string;
  /** Most bytes of one append to EventStoreDB. */
  readonly eventStoreBytes?: number;
  readonly mongo?: string;
  readonly postgres?: string;
  /** Most connections of this process to PostgreSQL for reads and writes. */
  readonly postgresConnections?: number;
};

type ServerSettings = ServerAddresses & {
  readonly secrets: Secrets;
  readonly onStoreError?: (error: unknown) => void;
  readonly onStoreWarning?: Warn;
};

type Report = (error: unknown) => void;
/** Receives a sentence about what an operator can improve. */
type Warn = (sentence: string) => void;
type Closable = { close(): Promise<void> };

/** Adds the name of the server to an error. */
const of = async <T>(server: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(error.errorKey, { ...error.params, server }, { cause: error });
  }
};

/** The database in an address, as MongoDB's own tools parse it. */
const databaseIn = (url: string): string => /^[^/]+\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'clearbench';

// The drivers are loaded only where they are used, not in a local installation.

const required = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`an address of ${name} is missing`);
  return value;
};

const connected = (
  { postgres, postgresConnections: connections }: ServerAddresses,
  report: Report,
): Promise<PostgresConnection> =>
  of('PostgreSQL', async () => {
    const { connectPostgres } = await import('./postgres/postgres-connection.ts');
    const url = required(postgres, 'PostgreSQL');
    return connectPostgres({ url, ...(connections === undefined ? {} : { connections }) }, report);
  });

type OpenedLog = ChainedEventStore & Pick<Stores, 'clockDifference'>;

const eventStoreDbLog = (
  connectionString: string,
  mostBytes: number | undefined,
  onStoreError: Report,
): Promise<OpenedLog> =>
  of('EventStoreDB', async () => {
    const { eventStoreDbStore } = await import('./event-store/eventstore-db.ts');
    const events = eventStoreDbStore({
      connectionString,
      onStoreError,
      ...(mostBytes === undefined ? {} : { mostBytes }),
    });
    try {
      await events.head();
      return events;
    } catch (error) {
      await events.close();
      throw error;
    }
  });

const postgresLog = (connection: PostgresConnection): Promise<OpenedLog> =>
  of('PostgreSQL', async () => {
    const { migrate } = await import('./postgres/migrations.ts');
    const { logMigrations } = await import('./event-store/postgres/log-migrations.ts');
    const { postgresEventStore } = await import('./event-store/postgres.ts');
    await migrate(connection, [logMigrations]);
    return postgresEventStore(connection);
  });

const mongoOthers = (mongo: string, secrets: Secrets, report: Report) =>
  of('MongoDB', async () => {
    const { mongoStores } = await import('./mongo-stores.ts');
    return mongoStores({ url: mongo, database: databaseIn(mongo), secrets, report });
  });

const postgresOthers = (connection: PostgresConnection, settings: ServerSettings) =>
  of('PostgreSQL', async () => {
    const { postgresStores } = await import('./postgres-stores.ts');
    const { postgres, secrets, onStoreError: report = console.error, onStoreWarning: warn = console.warn } = settings;
    return postgresStores({ connection, address: { url: postgres ?? '' }, secrets, report, warn });
  });

/** Opens the stores on servers; they are closed together, and also where one of them cannot be opened. */
export const openServerStores = async (settings: ServerSettings): Promise<Stores> => {
  const { eventStore, eventStoreBytes, mongo, postgres, secrets, onStoreError: report = console.error } = settings;
  const opened: Closable[] = [];
  const toClose = <T extends Closable>(each: T): T => {
    opened.unshift(each);
    return each;
  };
  const close = async (): Promise<void> => {
    for (const each of opened) await each.close();
  };
  try {
    const connection = postgres === undefined ? undefined : toClose(await connected(settings, report));
    const others =
      mongo === undefined
        ? toClose(await postgresOthers(required(connection, 'PostgreSQL'), settings))
        : toClose(await mongoOthers(mongo, secrets, report));
    const events =
      eventStore === undefined
        ? toClose(await postgresLog(required(connection, 'PostgreSQL')))
        : toClose(await eventStoreDbLog(eventStore, eventStoreBytes, report));
    const over = eventStore === undefined && connection ? { over: connection.over } : {};
    const clockDifference = () => events.clockDifference?.();
    return { ...others, clockDifference, events, chain: events.chain, ...over, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** The log, beside the processes that use it. */
export const openServerLog = async (addresses: ServerAddresses): Promise<ChainedEventStore> => {
  const { eventStore, eventStoreBytes } = addresses;
  const report = (): void => {};
  if (eventStore !== undefined) return eventStoreDbLog(eventStore, eventStoreBytes, report);
  const connection = await connected(addresses, report);
  try {
    const events = await postgresLog(connection);
    const close = async (): Promise<void> => {
      await events.close();
      await connection.close();
    };
    return { ...events, close };
  } catch (error) {
    await connection.close();
    throw error;
  }
};

/** The chain of the log, beside the processes that use it. */
export const openServerLogChain = async (
  addresses: ServerAddresses,
): Promise<Omit<LogChain, 'complete'> & Closable> => {
  const { chain, close } = await openServerLog(addresses);
  return { ...chain, close };
};
