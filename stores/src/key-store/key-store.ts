/** A key by its own id, which names the owner too: what is sealed with it says whose it was, however long it is gone. */
export type OwnerKey = { readonly keyId: KeyId; readonly key: Uint8Array };

/** `number` counts the keys an owner has had, from 1: whoever comes back after a destruction gets another one. */
export type KeyId = { readonly owner: string; readonly number: number };

/**
 * Secret keys of 256 bits, each of one owner, kept apart from everything that is sealed with them.
 *
 * Promised: a key is on disk when `keyOf` resolves, and everybody who asks is given the same one until it is destroyed.
 * When `destroy` resolves the key is overwritten wherever the store kept it, logs of its own included, and not merely
 * unlinked; no later call gives it back, a restart included. That a key was there may be remembered, the key may not.
 * Not promised: that copies of the store made before are gone as well, nor what a disk keeps of overwritten blocks.
 *
 * An adapter on a database of documents keeps one document a key, replaces the key's bytes by a write that a majority
 * has acknowledged, and has the collection compacted. It cannot promise more: the wrapped bytes stay in what the
 * database keeps of former writes (MongoDB: oplog, journal, freed blocks, on every member) until that is overwritten.
 * Whoever reads those blocks and knows the installation's secret too can open the key that long.
 */
export type KeyStore = {
  /** The key to seal with now. Where the owner has none it is made, `madeAt` (a position of the log) noted with it. */
  keyOf(owner: string, madeAt: number): Promise<OwnerKey>;
  /** Those of these keys that are still there, under the texts `keyName` gives their ids. */
  read(keys: readonly KeyId[]): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Destroys an owner's keys that were made before a position of the log; safe to repeat, later ones stay. */
  destroy(owner: string, before: number): Promise<void>;
  /** Waits for what is under way; every later call fails with `store.closed`. */
  close(): Promise<void>;
};

/** A key's id as one text. */
export const keyName = ({ owner, number }: KeyId): string => `${number}:${owner}`;
