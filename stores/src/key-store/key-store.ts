/** A key with its id, which includes the owner: encrypted data names its owner even after the key is destroyed. */
export type OwnerKey = { readonly keyId: KeyId; readonly key: Uint8Array };

/** `number` counts the keys of an owner, from 1: a user who returns after a destruction gets a new key. */
export type KeyId = { readonly owner: string; readonly number: number };

/**
 * Secret keys of 256 bits, each of one owner, stored apart from the data they encrypt.
 *
 * Guarantees: a key is on disk when `keyOf` resolves, and all callers get the same one until it is destroyed. When
 * `destroy` resolves the key is overwritten wherever the store kept it, including its own logs, and not merely
 * unlinked; no later call returns it, also after a restart. The store may record that a key existed. Not guaranteed:
 * the destruction of earlier copies of the store, nor of overwritten blocks that a disk keeps.
 *
 * An adapter on a document database stores one document per key, replaces the key's bytes by a write that a majority
 * acknowledges, and requests the compaction of the collection. It cannot guarantee more: the wrapped bytes stay in the
 * database's records of former writes (MongoDB: oplog, journal, freed blocks, on every member) until those are
 * overwritten. An attacker with those blocks and the installation's secret could open the key until then.
 */
export type KeyStore = {
  /** The current key of the owner. A missing one is created, with `madeAt` (a position of the log). */
  keyOf(owner: string, madeAt: number): Promise<OwnerKey>;
  /** The existing keys among the requested ones, by `keyName`. */
  read(keys: readonly KeyId[]): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Destroys an owner's keys that were created before a position of the log; idempotent, later keys stay. */
  destroy(owner: string, before: number): Promise<void>;
  /** Waits for running calls; every later call fails with `store.closed`. */
  close(): Promise<void>;
};

/** A key's id as one text. */
export const keyName = ({ owner, number }: KeyId): string => `${number}:${owner}`;
