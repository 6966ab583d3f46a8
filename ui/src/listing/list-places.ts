import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';

/** Where a list was left: its scroll offset, the row that was active, and that row's place among all rows. */
export type ListPlaceKept = { readonly offset: number; readonly active?: string; readonly index: number };

type Kept = { readonly places: BoundedCache<ListPlaceKept>; readonly addresses: BoundedCache<string> };

const storageKey = 'list-places';
const mostKept = 40;
const rowHeight = 32;
/** A reload reads at most so many rows to come back to the row a list was left at. */
const mostRowsRead = 10_000;
const nowhere: ListPlaceKept = { offset: 0, index: -1 };

const cacheOf = <V>(entries: Iterable<readonly [string, V]>): BoundedCache<V> => {
  const cache = boundedCache<V>(mostKept);
  for (const [key, value] of entries) cache.set(key, value);
  return cache;
};

const readKept = (storage: Storage): Kept => {
  try {
    const { places = [], addresses = [] } = JSON.parse(storage.getItem(storageKey) ?? '{}');
    return { places: cacheOf(places), addresses: cacheOf(addresses) };
  } catch {
    return { places: cacheOf([]), addresses: cacheOf([]) };
  }
};

/** Where the lists of this tab were left, so that coming back is coming back to the same row. `persist` keeps it over a reload. */
export const listPlacesIn = (storage: Storage) => {
  const { places, addresses } = readKept(storage);
  const placeOf = (key: string): ListPlaceKept => places.get(key) ?? nowhere;
  return {
    placeOf,
    keepOffset: (key: string, offset: number): void => places.set(key, { ...placeOf(key), offset }),
    keepActive: (key: string, active: string, index: number): void =>
      places.set(key, { ...placeOf(key), active, index }),
    /** How many rows have to be read, so that the place is among them; 0 when it lies too deep. */
    rowsToRead: (key: string): number => {
      const { index, offset } = placeOf(key);
      const rows = Math.max(index, Math.ceil(offset / rowHeight)) + 1;
      return rows > mostRowsRead ? 0 : rows;
    },
    keepAddress: (path: string, search: string): void => addresses.set(path, search),
    /** The path with the search and filters it was left with. */
    addressOf: (path: string): string => path + (addresses.get(path) ?? ''),
    persist: (): void => {
      try {
        storage.setItem(storageKey, JSON.stringify({ places: places.entries(), addresses: addresses.entries() }));
      } catch {
        // A browser without room forgets the place, and nothing else.
      }
    },
  };
};
