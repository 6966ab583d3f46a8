import { listPositionsIn } from './list-positions.ts';

const storageOf = (kept = new Map<string, string>()): Storage =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as unknown as Storage;

describe('the positions of lists', () => {
  it('start at the top without an active row', () =>
    expect(listPositionsIn(storageOf()).positionOf('a')).toEqual({ offset: 0, index: -1 }));

  it('are kept after a reload', () => {
    const storage = storageOf();
    const before = listPositionsIn(storage);
    before.keepOffset('a', 3_200);
    before.keepActive('a', 'file-104', 104);
    before.keepAddress('/files/sct/2025', '?search=x');
    before.persist();
    const after = listPositionsIn(storage);
    expect(after.positionOf('a')).toEqual({ offset: 3_200, active: 'file-104', index: 104 });
    expect(after.rowsToRead('a')).toBe(105);
    expect([after.addressOf('/files/sct/2025'), after.addressOf('/other')]).toEqual([
      '/files/sct/2025?search=x',
      '/other',
    ]);
  });

  it('request as many rows as the offset needs, up to a limit', () => {
    const positions = listPositionsIn(storageOf());
    positions.keepOffset('a', 32 * 400);
    expect(positions.rowsToRead('a')).toBe(401);
    positions.keepActive('a', 'deep', 150_000);
    expect(positions.rowsToRead('a')).toBe(0);
  });

  it('keep the lists used last', () => {
    const positions = listPositionsIn(storageOf());
    for (let list = 0; list < 60; list += 1) positions.keepOffset(`l${list}`, 1);
    expect([positions.positionOf('l0').offset, positions.positionOf('l59').offset]).toEqual([0, 1]);
  });

  it.each(['', 'null', '[]', '{"positions":7}', '{"positions":[1]}'])('begin anew where the storage holds %s', (text) =>
    expect(listPositionsIn(storageOf(new Map([['list-positions', text]]))).positionOf('a').offset).toBe(0),
  );
});
