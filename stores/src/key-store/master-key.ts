import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { Failure } from '@clearbench/contracts/failure';
import { unwrapped, wrapped } from './wrapping.ts';

/** The secrets of an installation; `before` is the previous one, given for the start that changes it. */
export type Secrets = { readonly secret: string; readonly before?: string };

/** The stored form of the master key. */
export type MasterRow = { readonly salt: Uint8Array; readonly wrapped: Uint8Array };

/** The storage of the master key in an adapter. */
export type MasterKeyStorage = {
  read(): Promise<MasterRow | undefined>;
  /** Stores the row unless there is one; returns the stored row. */
  add(row: MasterRow): Promise<MasterRow>;
  /** Replaces the row, and destroys the old one. */
  replace(row: MasterRow): Promise<void>;
};

const purpose = 'master';
const stretch = promisify(scrypt) as (secret: string, salt: Uint8Array, length: number) => Promise<Buffer>;

/**
 * The key that wraps all other keys: created once, stored wrapped with the installation's secret. A new secret wraps it
 * again without changing other keys. Fails with `store.wrongSecret` where neither secret opens it.
 */
export const openMasterKey = async (storage: MasterKeyStorage, { secret, before }: Secrets): Promise<Uint8Array> => {
  const wrap = async (master: Uint8Array): Promise<MasterRow> => {
    const salt = randomBytes(16);
    return { salt, wrapped: wrapped(master, await stretch(secret, salt, 32), purpose) };
  };
  let row = await storage.read();
  if (row === undefined) {
    const created = randomBytes(32);
    const own = await wrap(created);
    row = await storage.add(own);
    // The bytes contain a random nonce: equal ones are those of this key.
    if (own.wrapped.every((byte, n) => byte === row?.wrapped[n])) return created;
  }
  const opens = async (given: string) => unwrapped(row.wrapped, await stretch(given, row.salt, 32), purpose);
  const master = await opens(secret);
  if (master) return master;
  const former = before === undefined ? undefined : await opens(before);
  if (!former) throw new Failure('store.wrongSecret');
  await storage.replace(await wrap(former));
  return former;
};
