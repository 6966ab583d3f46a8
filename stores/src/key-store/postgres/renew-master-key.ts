import { Failure } from '@clearbench/contracts/failure';
import type { PostgresAddress } from '../../postgres/postgres-address.ts';
import { keyName } from '../key-store.ts';
import { type MasterKeyStorage, type MasterRow, openMasterKey, type Secrets } from '../master-key.ts';
import { unwrapped, wrapped } from '../wrapping.ts';
import { type KeyRow, rewriteKeys } from './rewrite-keys.ts';

/** A storage of one row in memory. */
const storageOf = (row: MasterRow | undefined): MasterKeyStorage & { stored(): MasterRow | undefined } => {
  let stored = row;
  return {
    stored: () => stored,
    read: async () => stored,
    async add(added) {
      stored = added;
      return added;
    },
    async replace(next) {
      stored = next;
    },
  };
};

/**
 * Gives the installation a new master key under its new secret, and wraps every key with it. Copies of the tables from
 * before, in the write-ahead log, in backups and on standbys, then need the former secret. Processes with the former
 * master key fail with `store.wrongSecret` from then on.
 */
export const renewMasterKey = (address: PostgresAddress, { secret, before }: Secrets): Promise<void> =>
  rewriteKeys(address, async ({ master: row, keys }) => {
    const isRenewed = await openMasterKey(storageOf(row), { secret }).catch(() => undefined);
    // Another process was first.
    if (isRenewed) return undefined;
    const former = await openMasterKey(storageOf(row), { secret: before ?? '' });
    const storage = storageOf(undefined);
    const master = await openMasterKey(storage, { secret });
    const rewrapped = ({ owner, number, wrapped: bytes, ...others }: KeyRow): KeyRow => {
      const purpose = keyName({ owner: owner.toString(), number });
      const key = bytes && unwrapped(bytes, former, purpose);
      if (bytes && !key) throw new Failure('store.failed', { reason: 'a key in the key store is damaged' });
      return { owner, number, wrapped: key ? Buffer.from(wrapped(key, master, purpose)) : null, ...others };
    };
    return { master: storage.stored(), keys: keys.map(rewrapped) };
  });
