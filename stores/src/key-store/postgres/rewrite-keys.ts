import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import { type CopyValue, copyRows } from '../../postgres/copy-rows.ts';
import type { PostgresAddress } from '../../postgres/postgres-address.ts';
import { hasState } from '../../postgres/postgres-errors.ts';
import { connectToPrimary } from '../../postgres/postgres-hosts.ts';
import type { MasterRow } from '../master-key.ts';

/** A row of the table of keys. */
export type KeyRow = {
  readonly owner: Buffer;
  readonly number: number;
  readonly made: string;
  readonly wrapped: Buffer | null;
  readonly purged: boolean;
};

/** The tables of keys as they are, and as they shall be; undefined where they stay. */
export type StoredKeys = { readonly master: MasterRow | undefined; readonly keys: readonly KeyRow[] };
export type Rewrite = (stored: StoredKeys) => Promise<StoredKeys | undefined>;

/**
 * Waiting for the tables delays all readers of keys, so an attempt waits shortly, in milliseconds: others read between
 * two attempts. A dump of the database holds the tables while it runs.
 */
const [wait, pause, attempts] = [500, 500, 20];
/** Longest wait for the answer to a statement, in milliseconds: a user waits whose account is deleted. */
const longestAnswer = 120_000;
const lockNotAvailable = '55P03';

/**
 * Writes the tables of keys into new files, and removes the old ones. Neither an update nor VACUUM overwrites a former
 * row, and VACUUM FULL copies the rows that another transaction may still see; TRUNCATE copies none. The rows are
 * written frozen: a transaction that began earlier, such as a dump, sees them too, instead of an empty table.
 */
export const rewriteKeys = async (address: PostgresAddress, rewrite: Rewrite): Promise<void> => {
  const client = await connectToPrimary(address, { connectionTimeoutMillis: 5_000, query_timeout: longestAnswer });
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await rewritten(client, rewrite);
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {});
        if (!hasState(error, lockNotAvailable) || attempt === attempts) throw error;
      }
      await after(pause);
    }
  } finally {
    await client.end();
  }
};

const rewritten = async (client: pg.Client, rewrite: Rewrite): Promise<void> => {
  await client.query(
    `BEGIN; SET LOCAL lock_timeout = ${wait}; LOCK TABLE owner_key, master_key IN ACCESS EXCLUSIVE MODE`,
  );
  const master = (await client.query('SELECT salt, wrapped FROM master_key')).rows[0] as MasterRow | undefined;
  const { rows } = await client.query(
    'SELECT owner, number, made, wrapped, purged FROM owner_key ORDER BY owner, number',
  );
  const next = await rewrite({ master, keys: rows as KeyRow[] });
  if (next) {
    await client.query('TRUNCATE owner_key, master_key');
    const copy = (columns: string, values: CopyValue[][]) =>
      copyRows(client, `COPY ${columns} FROM STDIN (FREEZE)`, values);
    await copy('master_key (salt, wrapped)', next.master ? [[next.master.salt, next.master.wrapped]] : []);
    await copy(
      'owner_key (owner, number, made, wrapped, purged)',
      next.keys.map(({ owner, number, made, wrapped, purged }) => [owner, number, made, wrapped, purged]),
    );
  }
  await client.query('COMMIT');
};
