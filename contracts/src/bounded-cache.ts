/** Values by key. A full cache drops the least recently used value; `get` and `set` count as use. */
export type BoundedCache<T, K = string> = {
  get(key: K): T | undefined;
  /** Not a use. */
  has(key: K): boolean;
  set(key: K, value: T): void;
  delete(key: K): void;
  clear(): void;
  size(): number;
  /** The least recently used first. Not a use. */
  entries(): readonly (readonly [K, T])[];
};

export type BoundedCacheOptions<T, K> = {
  /** What a value counts against the room when it is set; 1 unless given. */
  readonly sizeOf?: (value: T) => number;
  /** Receives each value that is dropped because the cache is full. */
  readonly evicted?: (value: T, key: K) => void;
};

type Entry<T, K> = {
  readonly key: K;
  value: T;
  size: number;
  older: Entry<T, K> | undefined;
  newer: Entry<T, K> | undefined;
};

/**
 * A cache whose values together have at most the size `room`. The entries form a linked list: evicting by the order of
 * a `Map` costs ten times as much, because each look for its first key passes all deleted ones.
 */
export const boundedCache = <T, K = string>(
  room: number,
  { sizeOf, evicted }: BoundedCacheOptions<T, K> = {},
): BoundedCache<T, K> => {
  const known = new Map<K, Entry<T, K>>();
  let oldest: Entry<T, K> | undefined;
  let newest: Entry<T, K> | undefined;
  let used = 0;

  const unlink = ({ older, newer }: Entry<T, K>): void => {
    if (older) older.newer = newer;
    else oldest = newer;
    if (newer) newer.older = older;
    else newest = older;
  };
  const append = (entry: Entry<T, K>): void => {
    entry.older = newest;
    entry.newer = undefined;
    if (newest) newest.newer = entry;
    else oldest = entry;
    newest = entry;
  };
  const remove = (entry: Entry<T, K>): void => {
    unlink(entry);
    known.delete(entry.key);
    used -= entry.size;
  };

  return {
    get: (key) => {
      const entry = known.get(key);
      if (entry && entry !== newest) {
        unlink(entry);
        append(entry);
      }
      return entry?.value;
    },
    has: (key) => known.has(key),
    set: (key, value) => {
      const size = sizeOf ? sizeOf(value) : 1;
      let entry = known.get(key);
      if (entry) {
        unlink(entry);
        used -= entry.size;
        [entry.value, entry.size] = [value, size];
      } else {
        entry = { key, value, size, older: undefined, newer: undefined };
        known.set(key, entry);
      }
      append(entry);
      used += size;
      while (used > room && oldest) {
        const dropped = oldest;
        remove(dropped);
        evicted?.(dropped.value, dropped.key);
      }
    },
    delete: (key) => {
      const entry = known.get(key);
      if (entry) remove(entry);
    },
    clear: () => {
      known.clear();
      [oldest, newest, used] = [undefined, undefined, 0];
    },
    size: () => known.size,
    entries: () => {
      const all: (readonly [K, T])[] = [];
      for (let entry = oldest; entry; entry = entry.newer) all.push([entry.key, entry.value]);
      return all;
    },
  };
};
