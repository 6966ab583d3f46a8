import { type KeyId, type KeyStore, keyName, type OwnerKey } from '@clearbench/stores/key-store/key-store';

/** Keys at hand: what was asked for lately is not read again, and nothing of an owner stays once their keys are destroyed. */
export type KeyRing = {
  /** The key to seal an owner's things with now. */
  current(owner: string): Promise<OwnerKey>;
  /** Those of these keys that still exist. */
  fetch(keys: readonly KeyId[]): Promise<(key: KeyId) => Uint8Array | undefined>;
  /** Destroys an owner's keys made before a position of the log. */
  destroy(owner: string, before: number): Promise<void>;
};

/**
 * `head` is asked only when a key may have to be made; `room` counts owners. Where other processes destroy keys, too,
 * none to seal with is kept, and none to read with for longer than `keptFor` milliseconds.
 */
export const keyRing = (
  keys: KeyStore,
  head: () => Promise<number>,
  room: number,
  keptFor = Number.POSITIVE_INFINITY,
): KeyRing => {
  const isAlone = keptFor === Number.POSITIVE_INFINITY;
  const currents = ownersInRoom<OwnerKey>(room);
  const hand = keysAtHand(room);
  let destructions = 0;
  let letGoAt = performance.now() + keptFor;

  const forget = (owner: string) => {
    destructions += 1;
    currents.forget(owner);
    hand.forget(owner);
  };

  return {
    current: async (owner) => {
      for (;;) {
        const present = currents.get(owner);
        if (present) return present;
        const before = destructions;
        const key = await keys.keyOf(owner, await head());
        // Made or read while keys were destroyed: it may have been this one.
        if (before !== destructions) continue;
        if (isAlone) currents.keep(owner, key);
        return key;
      }
    },
    fetch: async (wanted) => {
      const before = destructions;
      if (performance.now() >= letGoAt) {
        hand.forgetAll();
        letGoAt = performance.now() + keptFor;
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

type Known = Map<string, Uint8Array | undefined>;

/** Keys by owner and name; of one that is gone it is remembered that it is. */
const keysAtHand = (room: number) => {
  const known = ownersInRoom<Known>(room);
  return {
    look: (wanted: readonly KeyId[]) => {
      const found: Known = new Map();
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
      known.keep(key.owner, (known.get(key.owner) ?? (new Map() as Known)).set(keyName(key), bytes)),
    forget: known.forget,
    forgetAll: known.forgetAll,
  };
};

/** Something of each owner; of more than there is room for, who came first is let go. */
const ownersInRoom = <T>(room: number) => {
  const things = new Map<string, T>();
  return {
    get: (owner: string) => things.get(owner),
    keep: (owner: string, thing: T) => {
      const [oldest] = things.keys();
      if (things.size >= room && oldest !== undefined && !things.has(owner)) things.delete(oldest);
      things.set(owner, thing);
    },
    forget: (owner: string) => void things.delete(owner),
    forgetAll: () => things.clear(),
  };
};
