import { joined } from './joined.ts';

describe('a text of many pieces', () => {
  it('is all of them in order', async () => expect(await joined(['a', '', 'b', 'c'])).toBe('abc'));

  it('lets others have their turn while it is made', async () => {
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 1);
    const busyPieces = function* () {
      for (let piece = 0; piece < 6; piece += 1) {
        const until = performance.now() + 10;
        while (performance.now() < until);
        yield 'x';
      }
    };
    expect(await joined(busyPieces())).toBe('xxxxxx');
    clearInterval(others);
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it('fails as its pieces do', async () => {
    const failing = function* () {
      yield 'a';
      throw new Error('no more');
    };
    await expect(joined(failing())).rejects.toThrow('no more');
  });
});
