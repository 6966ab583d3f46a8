import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';

/** The position at which a list was left: its scroll offset, its active row, and the index of that row. */
export type ListPosition = { readonly offset: number; readonly active?: string; readonly index: number };

type Stored = { readonly positions: BoundedCache<ListPosition>; readonly addresses: BoundedCache<string> };

const storageKey = 'list-positions';
const maxPositions = 40;
const rowHeight = 32;
/** The maximum number of rows that a reload reads to restore the position of a list. */
const mostRowsRead = 10_000;
const nowhere: ListPosition = { offset: 0, index: -1 };

const cacheOf = <V>(entries: Iterable<readonly [string, V]>): BoundedCache<V> => {
  const cache = boundedCache<V>(maxPositions);
  for (const [key, value] of entries) cache.set(key, value);
  return cache;
};

const readStored = (storage: Storage): Stored => {
  try {
    const { positions = [], addresses = [] } = JSON.parse(storage.getItem(storageKey) ?? '{}');
    return { positions: cacheOf(positions), addresses: cacheOf(addresses) };
  } catch {
    return { positions: cacheOf([]), addresses: cacheOf([]) };
  }
};

/**
 * The positions at which the lists of this tab were left, so that a return shows the same row. `persist` keeps them
 * over a reload.
 */
export const listPositionsIn = (storage: Storage) => {
  const { positions, addresses } = readStored(storage);
  const positionOf = (key: string): ListPosition => positions.get(key) ?? nowhere;
  return {
    positionOf,
    keepOffset: (key: string, offset: number): void => positions.set(key, { ...positionOf(key), offset }),
    keepActive: (key: string, active: string, index: number): void =>
      positions.set(key, { ...positionOf(key), active, index }),
    /** The number of rows to read so that the position exists; 0 if it is beyond the limit. */
    rowsToRead: (key: string): number => {
      const { index, offset } = positionOf(key);
      const rows = Math.max(index, Math.ceil(offset / rowHeight)) + 1;
      return rows > mostRowsRead ? 0 : rows;
    },
    keepAddress: (path: string, search: string): void => addresses.set(path, search),
    /** The path with its last search and filters. */
    addressOf: (path: string): string => path + (addresses.get(path) ?? ''),
    persist: (): void => {
      try {
        storage.setItem(storageKey, JSON.stringify({ positions: positions.entries(), addresses: addresses.entries() }));
      } catch {
        // If the browser's storage is full, only the position is lost.
      }
    },
  };
};
