import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Failure } from '@clearbench/contracts/failure';
import type { Database } from '../sqlite/database.ts';
import { unwrapped, wrapped } from './wrapping.ts';

/** What an installation keeps to itself; `before` is the one it had until now, given for the one start that changes it. */
export type Secrets = { readonly secret: string; readonly before?: string };

const schema = `
  CREATE TABLE IF NOT EXISTS master (only INTEGER PRIMARY KEY, salt BLOB NOT NULL, wrapped BLOB NOT NULL) STRICT
`;
const purpose = 'master';
const stretch = promisify(scrypt) as (secret: string, salt: Uint8Array, length: number) => Promise<Buffer>;

type Row = { readonly salt: Uint8Array; readonly wrapped: Uint8Array };

/**
 * The key all others are wrapped under: made once, kept wrapped under the installation's secret. Another secret wraps
 * it anew and touches no other key. Fails with `store.wrongSecret` where neither secret opens it.
 */
export const openMasterKey = async (database: Database, { secret, before }: Secrets): Promise<Uint8Array> => {
  database.exec(schema);
  const row = database.statement('SELECT salt, wrapped FROM master').get() as Row | undefined;
  const keep = async (master: Uint8Array) => {
    const salt = randomBytes(16);
    const bytes = wrapped(master, await stretch(secret, salt, 32), purpose);
    const write = database.statement(
      'INSERT INTO master VALUES (1, ?, ?) ON CONFLICT DO UPDATE SET salt = excluded.salt, wrapped = excluded.wrapped',
    );
    await database.write(() => void write.run(salt, bytes));
    return master;
  };
  if (!row) return keep(randomBytes(32));
  const opens = async (given: string) => unwrapped(row.wrapped, await stretch(given, row.salt, 32), purpose);
  const master = await opens(secret);
  if (master) return master;
  const former = before === undefined ? undefined : await opens(before);
  if (!former) throw new Failure('store.wrongSecret');
  await keep(former);
  await database.emptyLog();
  return former;
};
