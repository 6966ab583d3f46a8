import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { type KeyId, type KeyStore, keyName, type OwnerKey } from '@clearbench/stores/key-store/key-store';

/** A cache of keys: recently used keys are not read again, and an owner's keys are removed with their destruction. */
export type KeyRing = {
  /** The current key to encrypt an owner's data. */
  current(owner: string): Promise<OwnerKey>;
  /** The existing keys among the requested ones. */
  fetch(keys: readonly KeyId[]): Promise<(key: KeyId) => Uint8Array | undefined>;
  /** Destroys an owner's keys created before a position of the log. */
  destroy(owner: string, before: number): Promise<void>;
};

/**
 * `head` is called only when a key may have to be created; `room` counts owners. Where other processes can destroy
 * keys, encryption keys are not cached, and decryption keys for at most `keptFor` milliseconds.
 */
export const keyRing = (
  keys: KeyStore,
  head: () => Promise<number>,
  room: number,
  keptFor = Number.POSITIVE_INFINITY,
): KeyRing => {
  const isAlone = keptFor === Number.POSITIVE_INFINITY;
  const currents = boundedCache<OwnerKey>(room);
  const hand = keyCache(room);
  let destructions = 0;
  let evictAt = performance.now() + keptFor;

  const forget = (owner: string) => {
    destructions += 1;
    currents.delete(owner);
    hand.forget(owner);
  };

  return {
    current: async (owner) => {
      for (;;) {
        const present = currents.get(owner);
        if (present) return present;
        const before = destructions;
        const key = await keys.keyOf(owner, await head());
        // Keys were destroyed during the read or the creation, possibly this one.
        if (before !== destructions) continue;
        if (isAlone) currents.set(owner, key);
        return key;
      }
    },
    fetch: async (wanted) => {
      const before = destructions;
      if (performance.now() >= evictAt) {
        hand.forgetAll();
        evictAt = performance.now() + keptFor;
      }
      const { found, missing } = hand.look(wanted);
      const read = missing.length > 0 ? await keys.read(missing) : found;
      for (const key of missing) {
        found.set(keyName(key), read.get(keyName(key)));
        if (before === destructions) hand.keep(key, read.get(keyName(key)));
      }
      return (key) => found.get(keyName(key));
    },
    destroy: async (owner, before) => {
      forget(owner);
      await keys.destroy(owner, before);
      forget(owner);
    },
  };
};

type CachedKeys = Map<string, Uint8Array | undefined>;

/** Cached keys by owner and name; destroyed keys are cached as missing. */
const keyCache = (room: number) => {
  const known = boundedCache<CachedKeys>(room);
  return {
    look: (wanted: readonly KeyId[]) => {
      const found: CachedKeys = new Map();
      const missing = new Map<string, KeyId>();
      for (const key of wanted) {
        const name = keyName(key);
        const ofOwner = known.get(key.owner);
        if (ofOwner?.has(name)) found.set(name, ofOwner.get(name));
        else missing.set(name, key);
      }
      return { found, missing: [...missing.values()] };
    },
    keep: (key: KeyId, bytes: Uint8Array | undefined) =>
      known.set(key.owner, (known.get(key.owner) ?? (new Map() as CachedKeys)).set(keyName(key), bytes)),
    forget: known.delete,
    forgetAll: known.clear,
  };
};
