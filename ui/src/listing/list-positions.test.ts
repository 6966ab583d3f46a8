import { listPlacesIn } from './list-positions.ts';

const storageOf = (kept = new Map<string, string>()): Storage =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as unknown as Storage;

describe('the positions of lists', () => {
  it('start at the top without an active row', () =>
    expect(listPlacesIn(storageOf()).placeOf('a')).toEqual({ offset: 0, index: -1 }));

  it('are kept after a reload', () => {
    const storage = storageOf();
    const before = listPlacesIn(storage);
    before.keepOffset('a', 3_200);
    before.keepActive('a', 'file-104', 104);
    before.keepAddress('/files/sct/2025', '?search=x');
    before.persist();
    const after = listPlacesIn(storage);
    expect(after.placeOf('a')).toEqual({ offset: 3_200, active: 'file-104', index: 104 });
    expect(after.rowsToRead('a')).toBe(105);
    expect([after.addressOf('/files/sct/2025'), after.addressOf('/other')]).toEqual([
      '/files/sct/2025?search=x',
      '/other',
    ]);
  });

  it('request as many rows as the offset needs, up to a limit', () => {
    const places = listPlacesIn(storageOf());
    places.keepOffset('a', 32 * 400);
    expect(places.rowsToRead('a')).toBe(401);
    places.keepActive('a', 'deep', 150_000);
    expect(places.rowsToRead('a')).toBe(0);
  });

  it('keep the lists used last', () => {
    const places = listPlacesIn(storageOf());
    for (let list = 0; list < 60; list += 1) places.keepOffset(`l${list}`, 1);
    expect([places.placeOf('l0').offset, places.placeOf('l59').offset]).toEqual([0, 1]);
  });

  it.each(['', 'null', '[]', '{"places":7}', '{"places":[1]}'])('begin anew where the storage holds %s', (text) =>
    expect(listPlacesIn(storageOf(new Map([['list-places', text]]))).placeOf('a').offset).toBe(0),
  );
});
