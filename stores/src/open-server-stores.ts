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
};

type ServerSettings = ServerAddresses & {
  readonly secrets: Secrets;
  readonly onStoreError?: (error: unknown) => void;
};

type Report = (error: unknown) => void;
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

const connected = (url: string, report: Report): Promise<PostgresConnection> =>
  of('PostgreSQL', async () => {
    const { connectPostgres } = await import('./postgres/postgres-connection.ts');
    return connectPostgres({ url }, report);
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

const postgresOthers = (connection: PostgresConnection, url: string, secrets: Secrets, report: Report) =>
  of('PostgreSQL', async () => {
    const { postgresStores } = await import('./postgres-stores.ts');
    return postgresStores({ connection, address: { url }, secrets, report });
  });

const required = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`an address of ${name} is missing`);
  return value;
};

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
    const connection = postgres === undefined ? undefined : toClose(await connected(postgres, report));
    const others =
      mongo === undefined
        ? toClose(await postgresOthers(required(connection, 'PostgreSQL'), postgres ?? '', secrets, report))
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
export const openServerLog = async ({
  eventStore,
  eventStoreBytes,
  postgres,
}: ServerAddresses): Promise<ChainedEventStore> => {
  const report = (): void => {};
  if (eventStore !== undefined) return eventStoreDbLog(eventStore, eventStoreBytes, report);
  const connection = await connected(required(postgres, 'PostgreSQL'), report);
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
