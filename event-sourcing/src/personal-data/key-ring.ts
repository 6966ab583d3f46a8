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

type Known = Map<string, Uint8Array | undefined>;

/** `head` is asked only when a key may have to be made; `room` counts owners. */
export const keyRing = (keys: KeyStore, head: () => Promise<number>, room: number): KeyRing => {
  const currents = new Map<string, OwnerKey>();
  /** By owner, then by name; of a key that is gone it is remembered that it is. */
  const known = new Map<string, Known>();
  let destructions = 0;

  const forget = (owner: string) => {
    destructions += 1;
    currents.delete(owner);
    known.delete(owner);
  };
  const keep = <T>(map: Map<string, T>, owner: string, value: T) => {
    const [oldest] = map.keys();
    if (map.size >= room && oldest !== undefined && !map.has(owner)) map.delete(oldest);
    map.set(owner, value);
  };

  return {
    current: async (owner) => {
      for (;;) {
        const present = currents.get(owner);
        if (present) return present;
        const before = destructions;
        const key = await keys.keyOf(owner, await head());
        // Made or read while keys were destroyed: it may have been this one.
        if (before === destructions) keep(currents, owner, key);
      }
    },
    fetch: async (wanted) => {
      const before = destructions;
      const missing = wanted.filter((key) => !known.get(key.owner)?.has(keyName(key)));
      const found: Known = new Map();
      for (const key of wanted) found.set(keyName(key), known.get(key.owner)?.get(keyName(key)));
      const read = missing.length > 0 ? await keys.read(missing) : undefined;
      for (const key of missing) {
        const name = keyName(key);
        found.set(name, read?.get(name));
        if (before !== destructions) continue;
        const ofOwner = known.get(key.owner) ?? (new Map() as Known);
        keep(known, key.owner, ofOwner.set(name, read?.get(name)));
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
