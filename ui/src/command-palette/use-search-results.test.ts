import type { PickItem } from '../parts/pick-items.ts';
import { recentItems, rememberItem } from './recent-items.ts';
import type { PaletteSource } from './sources.ts';
import { findEverywhere } from './use-search-results.ts';

const item = (id: string): PickItem => ({ id, text: id, group: 'g', run: () => undefined });
const source = (id: string, find: PaletteSource['find']): PaletteSource => ({ id, find });
const { signal } = new AbortController();

describe('the search in every source', () => {
  it('asks every source for the typed text, trimmed', async () => {
    const searches: string[] = [];
    const noting = (id: string) =>
      source(id, async (typed) => {
        searches.push(`${id} ${typed}`);
        return [item(id)];
      });
    const { items, failed } = await findEverywhere([noting('a'), noting('b')], ' AC04 ', signal);
    expect(searches).toEqual(['a AC04', 'b AC04']);
    expect([items.map(({ id }) => id), failed]).toEqual([['a', 'b'], false]);
  });

  it('does not search for less than two letters', async () => {
    const never = source('a', () => Promise.reject(new Error('searches')));
    expect(await findEverywhere([never], 'x ', signal)).toEqual({ items: [], failed: false });
  });

  it('keeps the results of the other sources if one fails, and reports the failure', async () => {
    const broken = source('a', () => Promise.reject(new Error('no connection')));
    const { items, failed } = await findEverywhere([broken, source('b', async () => [item('b')])], 'xy', signal);
    expect([items.map(({ id }) => id), failed]).toEqual([['b'], true]);
  });
});

const memory = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};
const place = (path: string) => ({ id: path, text: `page ${path}`, path });

describe('recent items', () => {
  it('are the latest first, without duplicates, limited in number, and of one user', () => {
    const storage = memory();
    for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/2']) rememberItem('u1', place(path), storage);
    expect(recentItems('u1', storage).map(({ path }) => path)).toEqual(['/2', '/7', '/6', '/5', '/4', '/3']);
    expect(recentItems('u2', storage)).toEqual([]);
  });

  it.each(['nonsense', '{}', '[1,null,{"id":1}]'])('are none where %s is kept', (kept) => {
    const storage = memory();
    rememberItem('u1', place('/1'), storage);
    for (const key of storage.entries.keys()) storage.entries.set(key, kept);
    expect(recentItems('u1', storage)).toEqual([]);
  });
});
