import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import pg, { type ClientBase, type ClientConfig } from 'pg';
import { clientSettings, type PostgresAddress } from './postgres-address.ts';
import { queriesOn } from './queries.ts';
import { sql } from './sql.ts';

/** The servers in an address, of which one is the primary; the others are standbys that may replace it. */
export type PostgresHosts = {
  readonly count: number;
  /** A client, not connected yet, of the server that is tried now. */
  newClient(more: ClientConfig): pg.Client;
  /**
   * Checks a connected client, before anything else uses it. Fails where its server is a standby or takes no writes:
   * the next client is one of the next server.
   */
  admit(client: ClientBase): Promise<void>;
  /** Whether the server of an admitted client is the primary that was found last. */
  isCurrent(client: ClientBase): boolean;
};

/** Longest wait for the answer to the check, in milliseconds. */
const longestCheck = 5_000;

/** SQLSTATE read_only_sql_transaction, which a server also answers to a write on a standby. */
const readOnly = '25006';

const badAddress = (reason: string): Failure => new Failure('store.badAddress', { reason });

/** An address for each of the hosts that an address lists: `postgres://user@first:5432,second:5432/database`. */
export const hostUrls = (url: string): readonly string[] => {
  const [, start = '', hosts = '', rest = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  const listed = hosts.split(',');
  if (listed.length === 1) return [url];
  if (listed.includes('')) throw badAddress('a host in its list is empty');
  return listed.map((host) => `${start}${host}${rest}`);
};

/** The only kind of server that the product can work on. */
const knownKinds = /[?&]target_session_attrs=(?!(?:read-write|primary)(?:&|$))/;

const settingsOfEach = ({ url, schema }: PostgresAddress): readonly ClientConfig[] => {
  if (knownKinds.test(url)) throw badAddress('target_session_attrs has to be read-write');
  return hostUrls(url).map((each) => clientSettings({ url: each, ...(schema === undefined ? {} : { schema }) }));
};

/** Fails as a write would, where the server of a client takes no writes. */
const requirePrimary = async (client: ClientBase): Promise<void> => {
  const [row] = await queriesOn(client, longestCheck).tuples<[boolean, string]>(
    sql`SELECT pg_is_in_recovery(), current_setting('transaction_read_only')`,
  );
  if (row?.[0] === false && row[1] === 'off') return;
  throw Object.assign(new Error('the server is a standby, or read-only'), { code: readOnly });
};

/**
 * Finds the primary among the servers of an address: servers are tried in turn, and each new connection is checked. A
 * server that was found replaces the former one, whose connections are then given up.
 */
export const postgresHosts = (
  address: PostgresAddress,
  alsoCheck: (client: ClientBase) => Promise<void>,
): PostgresHosts => {
  const each = settingsOfEach(address);
  const hostOf = new WeakMap<ClientBase, number>();
  const admitted = new WeakSet<ClientBase>();
  let [tried, primary] = [0, 0];

  return {
    count: each.length,
    newClient(more) {
      const host = tried;
      const client = new pg.Client({ ...more, ...each[host] });
      hostOf.set(client, host);
      // It could not connect, or was refused: the next one is tried, unless another client has moved on already.
      client.once('end', () => {
        if (!admitted.has(client) && tried === host) tried = (host + 1) % each.length;
      });
      return client;
    },
    async admit(client) {
      await requirePrimary(client);
      await alsoCheck(client);
      admitted.add(client);
      [tried, primary] = [hostOf.get(client) ?? 0, hostOf.get(client) ?? 0];
    },
    isCurrent: (client) => hostOf.get(client) === primary,
  };
};

/** One connected client of the primary, outside a pool. */
export const connectToPrimary = async (address: PostgresAddress, more: ClientConfig): Promise<pg.Client> => {
  const hosts = postgresHosts(address, async () => {});
  for (let attempt = 1; ; attempt += 1) {
    const client = hosts.newClient(more);
    client.on('error', () => {});
    try {
      await client.connect();
      await hosts.admit(client);
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (attempt >= hosts.count) throw error;
      // The end of the client chooses the next host.
      await nextTurn();
    }
  }
};
