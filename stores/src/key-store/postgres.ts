import { randomBytes } from 'node:crypto';
import { singleFlight } from '@clearbench/contracts/concurrency/single-flight';
import { Failure } from '@clearbench/contracts/failure';
import { busyGate } from '../busy-gate.ts';
import { bytesArray, numberArray } from '../postgres/array-values.ts';
import type { PostgresAddress } from '../postgres/postgres-address.ts';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import type { Queries } from '../postgres/queries.ts';
import { releaseLog } from '../postgres/release-log.ts';
import { sql } from '../postgres/sql.ts';
import { type KeyId, type KeyStore, keyName, type OwnerKey } from './key-store.ts';
import { openMasterKey, type Secrets } from './master-key.ts';
import { postgresMasterKeyStorage } from './postgres/key-rows.ts';
import { renewMasterKey } from './postgres/renew-master-key.ts';
import { rewriteKeys } from './postgres/rewrite-keys.ts';
import { unwrapped, wrapped } from './wrapping.ts';

/** The database of the keys, and its address for the connections that rewrite them. */
export type PostgresKeys = { readonly connection: PostgresConnection; readonly address: PostgresAddress };

type Report = (error: unknown) => void;

/**
 * Keys in PostgreSQL, each wrapped with a master key that only the installation's secret opens. Destroying a key writes
 * the table into new files. The write-ahead log, standbys, archives and backups keep the wrapped key for as long as they
 * are kept; a new secret makes it useless there, because it comes with a new master key.
 */
export const postgresKeyStore = async (
  { connection, address }: PostgresKeys,
  secrets: Secrets,
  report: Report = console.error,
): Promise<KeyStore> => {
  const gate = busyGate();
  const { master, salt } = await openMaster({ connection, address }, secrets);
  // Concurrent destructions share a rewrite that begins after them.
  const purge = singleFlight(purging({ connection, address }, report));

  /** The error for a key that the master key does not open: it may have been renewed by another process. */
  const unreadable = async ({ tuples }: Queries): Promise<Error> => {
    const same = await tuples(sql`SELECT 1 FROM master_key WHERE salt = ${salt}`);
    return same.length === 0 ? new Failure('store.wrongSecret') : new Error('a key in the key store is damaged');
  };
  const opened = async (queries: Queries, keyId: KeyId, bytes: Uint8Array): Promise<Uint8Array> => {
    const key = unwrapped(bytes, master, keyName(keyId));
    if (!key) throw await unreadable(queries);
    return key;
  };
  const keyOf = async (queries: Queries, owner: string, madeAt: number): Promise<OwnerKey> => {
    const named = Buffer.from(owner);
    for (;;) {
      const [newest] = await queries.tuples<[number, Buffer | null]>(
        sql`SELECT number, wrapped FROM owner_key WHERE owner = ${named} ORDER BY number DESC LIMIT 1`,
      );
      const [last, bytes] = newest ?? [0, null];
      const keyId = { owner, number: bytes ? last : last + 1 };
      if (bytes) return { keyId, key: await opened(queries, keyId, bytes) };
      const key = randomBytes(32);
      const added = await queries.changes(sql`
        INSERT INTO owner_key (owner, number, made, wrapped)
        SELECT ${named}::bytea, ${keyId.number}::integer, ${madeAt}::bigint, ${wrapped(key, master, keyName(keyId))}::bytea
        FROM master_key WHERE salt = ${salt} ON CONFLICT DO NOTHING`);
      if (added > 0) return { keyId, key };
      const cause = await unreadable(queries);
      if (cause instanceof Failure) throw cause;
    }
  };
  const read = async (queries: Queries, keys: readonly KeyId[]): Promise<Map<string, Uint8Array>> => {
    const owners = bytesArray(keys.map(({ owner }) => Buffer.from(owner)));
    const rows = await queries.tuples<[Buffer, number, Buffer]>(sql`
      SELECT owner, number, wrapped FROM owner_key JOIN unnest(${owners}::bytea[],
        ${numberArray(keys.map(({ number }) => number))}::bigint[]) AS asked (owner, number) USING (owner, number)
      WHERE wrapped IS NOT NULL`);
    const found = new Map<string, Uint8Array>();
    for (const [owner, number, bytes] of rows) {
      const keyId = { owner: owner.toString(), number: Number(number) };
      found.set(keyName(keyId), await opened(queries, keyId, bytes));
    }
    return found;
  };

  return {
    keyOf: (owner, madeAt) => gate.run(() => connection.ask((queries) => keyOf(queries, owner, madeAt))),
    read: (keys) => gate.run(() => connection.ask((queries) => read(queries, keys))),
    destroy: (owner, before) =>
      gate.run(async () => {
        await connection.ask(({ changes }) =>
          changes(sql`UPDATE owner_key SET wrapped = NULL
            WHERE owner = ${Buffer.from(owner)} AND made < ${before} AND wrapped IS NOT NULL`),
        );
        await purge();
      }),
    close: () => gate.shut(),
  };
};

/** The master key, and the salt that identifies it; a new secret gets a new one. */
const openMaster = async ({ connection, address }: PostgresKeys, secrets: Secrets) => {
  const open = async () => {
    const storage = postgresMasterKeyStorage(connection);
    const master = await openMasterKey(storage, { secret: secrets.secret });
    return { master, salt: storage.used() };
  };
  const isWrong = (error: unknown) => error instanceof Failure && error.errorKey === 'store.wrongSecret';
  return open().catch(async (error: unknown) => {
    if (!isWrong(error) || secrets.before === undefined) throw error;
    await renewMasterKey(address, secrets);
    return open();
  });
};

/**
 * Removes destroyed keys from the files, also those of an earlier attempt that failed. What fails is reported, and tried
 * again with the next destruction: no reader gets the key any more.
 */
const purging =
  ({ connection, address }: PostgresKeys, report: Report) =>
  async (): Promise<void> => {
    let isDue = false;
    try {
      await rewriteKeys(address, async ({ master, keys }) => {
        isDue = keys.some(({ wrapped: bytes, purged }) => bytes === null && !purged);
        return isDue ? { master, keys: keys.map((key) => ({ ...key, purged: key.wrapped === null })) } : undefined;
      });
    } catch (error) {
      report(new Error('destroyed keys could not be removed from the files of the database yet', { cause: error }));
      return;
    }
    if (isDue) await releaseLog(connection, report);
  };
