import { Failure } from '@clearbench/contracts/failure';
import pg from 'pg';
import { lifecycleGuard } from '../lifecycle-guard.ts';
import { connectionChecks } from './connection-checks.ts';
import { patience } from './patience.ts';
import { keptClient, type PoolClients, pooledClients } from './pool-clients.ts';
import type { PostgresAddress } from './postgres-address.ts';
import { isBroken } from './postgres-errors.ts';
import { type PostgresHosts, postgresHosts } from './postgres-hosts.ts';
import { type Listen, listening } from './postgres-listener.ts';
import { type Queries, queriesOn } from './queries.ts';
import { checkServer } from './server-check.ts';

/** Runs work on a connection of a pool. */
export type PostgresCalls = {
  /**
   * Runs idempotent work on one connection without a transaction around it, and repeats it where the connection broke.
   * Fails with `store.unavailable` where no server answers, and with `store.closed` after closing.
   */
  ask<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Runs work in a transaction, and repeats it after a conflict or where the connection broke: it may then run again
   * although it was committed, so that it has to be idempotent.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
};

/** One database, used by all its adapters. */
export type PostgresConnection = PostgresCalls & {
  /** A connection for appends alone, so that long reads do not delay them. */
  readonly forAppends: PostgresCalls;
  /** Runs idempotent work that may take longer than the time limit of a statement, on a connection of its own. */
  unlimited<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  readonly listen: Listen;
  /**
   * Runs a check on each new connection before its first use. Where it fails with `store.logTruncated`, the process must
   * end: `over` aborts with that failure.
   */
  checkEach(check: (queries: Queries) => Promise<void>): void;
  readonly over: AbortSignal;
  /** Waits for running work; every later call fails with `store.closed`. */
  close(): Promise<void>;
};

/** In milliseconds. */
export type Limits = {
  readonly connecting: number;
  /** Of a statement at the server; the wait for its answer is a quarter longer, and the connection is then given up. */
  readonly statement: number;
  readonly append: number;
  /** No attempt starts later; a failover takes seconds, and a user waits. */
  readonly lastAttempt: number;
};

/** A connection that is dead without a sign is noticed before the last attempt. */
const usualLimits: Limits = { connecting: 5_000, statement: 11_000, append: 8_000, lastAttempt: 15_000 };

/** Longest time in which a transaction may wait for its process; in milliseconds. */
const longestIdleInTransaction = 30_000;

/** Most connections of a process for reads and writes, unless the address has another number. */
const usualConnections = 10;

const settingsFor = ({ connecting }: Limits): pg.ClientConfig => ({
  connectionTimeoutMillis: connecting,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  idle_in_transaction_session_timeout: longestIdleInTransaction,
});

/** A pool whose clients belong to the server that is tried when they are made, and are checked before their first use. */
const poolOf = (hosts: PostgresHosts, settings: pg.ClientConfig, most: number, statement?: number): pg.Pool => {
  const timeLimits =
    statement === undefined ? {} : { statement_timeout: statement, query_timeout: Math.ceil(statement * 1.25) };
  const given = { ...settings, ...timeLimits };
  // The pool calls it with `new`, and a function that returns an object then returns that one.
  const client = function newClient() {
    return hosts.newClient(given);
  } as unknown as NonNullable<pg.PoolConfig['Client']>;
  const pool = new pg.Pool({
    ...given,
    Client: client,
    // The pool waits for the result, which its types do not say.
    onConnect: hosts.admit as unknown as NonNullable<pg.PoolConfig['onConnect']>,
    max: most,
    // The only connection of a pool stays.
    idleTimeoutMillis: most === 1 ? 0 : 60_000,
  });
  // A broken connection also fails its statements; without a listener the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
};

/** The kept client, if it is of the primary; one of a former primary is given up. */
const takeKept = (clients: PoolClients, hosts: PostgresHosts): pg.PoolClient | undefined => {
  const client = clients.takeKept();
  if (client === undefined || hosts.isCurrent(client)) return client;
  clients.giveBack(client, true);
  return undefined;
};

/** A client of the primary; those of a former one are given up. */
const takeCurrent = async (clients: PoolClients, hosts: PostgresHosts): Promise<pg.PoolClient> => {
  for (;;) {
    const client = await clients.take();
    if (hosts.isCurrent(client)) return client;
    clients.giveBack(client, true);
  }
};

/** Runs work once, and gives the connection back, or ends it where it is broken. */
const once = async <T>(
  clients: PoolClients,
  hosts: PostgresHosts,
  work: (queries: Queries) => Promise<T>,
): Promise<T> => {
  const client = takeKept(clients, hosts) ?? (await takeCurrent(clients, hosts));
  let broken = false;
  try {
    return await work(queriesOn(client));
  } catch (error) {
    broken = isBroken(error);
    throw error;
  } finally {
    clients.giveBack(client, broken);
  }
};

const inTransaction =
  <T>(work: (queries: Queries) => Promise<T>) =>
  async (queries: Queries): Promise<T> => {
    await queries.script('BEGIN');
    try {
      const result = await work(queries);
      await queries.script('COMMIT');
      return result;
    } catch (error) {
      if (!isBroken(error)) await queries.script('ROLLBACK');
      throw error;
    }
  };

/** Connects, so that a wrong address is reported immediately: `store.badAddress` {reason}. */
export const connectPostgres = async (
  address: PostgresAddress,
  report: (error: unknown) => void = console.error,
  limits: Limits = usualLimits,
): Promise<PostgresConnection> => {
  const settings = settingsFor(limits);
  const { check, checkEach, over } = connectionChecks();
  const hosts = postgresHosts(address, check);
  const pools = {
    usual: pooledClients(poolOf(hosts, settings, address.connections ?? usualConnections, limits.statement)),
    appends: keptClient(poolOf(hosts, settings, 1, limits.append)),
    unlimited: pooledClients(poolOf(hosts, settings, 2)),
  };
  const persist = patience(limits.lastAttempt);
  const open = lifecycleGuard();
  const inProgress = new Set<Promise<unknown>>();
  const askIn =
    (clients: PoolClients): PostgresCalls['ask'] =>
    async (work) => {
      open.pass();
      const working = persist(() => once(clients, hosts, work));
      inProgress.add(working);
      try {
        return await working;
      } finally {
        inProgress.delete(working);
      }
    };
  const callsIn = (clients: PoolClients): PostgresCalls => ({
    ask: askIn(clients),
    transaction: (work) => askIn(clients)(inTransaction(work)),
  });
  const listener = listening(hosts, settings, report);
  const connection: PostgresConnection = {
    ...callsIn(pools.usual),
    forAppends: callsIn(pools.appends),
    unlimited: askIn(pools.unlimited),
    listen: listener.listen,
    checkEach,
    over,
    async close() {
      open.shut();
      await listener.stop();
      await Promise.allSettled(inProgress);
      await Promise.all(Object.values(pools).map(({ end }) => end()));
    },
  };
  try {
    await connection.ask((queries) => checkServer(queries, report));
    return connection;
  } catch (error) {
    await connection.close();
    throw ofFirstCall(error);
  }
};

/** An unknown host or a certificate that is not trusted is a wrong address at the first call. */
const ofFirstCall = (error: unknown): unknown => {
  const cause = error instanceof Failure ? error.cause : error;
  const { code, message } = (cause ?? {}) as NodeJS.ErrnoException;
  const isAddress = error instanceof Failure ? code === 'ENOTFOUND' : !/^[0-9A-Z]{5}$/.test(code ?? '');
  return isAddress ? new Failure('store.badAddress', { reason: message ?? '' }, { cause: error }) : error;
};
