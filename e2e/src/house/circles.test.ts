import { circlesIn } from './circles.ts';
import { importedBy, key, sourceFiles } from './source-files.ts';

describe('a walk along the imports', () => {
  it('finds the way round', () =>
    expect(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'd']],
          ['c', ['b']],
          ['d', []],
        ]),
      ),
    ).toEqual([['b', 'c', 'b']]));

  it('takes two ways to one file for no circle', () =>
    expect(
      circlesIn(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['c']],
        ]),
      ),
    ).toEqual([]));

  it('comes back to no file of the house: what two files ask of each other stands in a third', () => {
    const arrows = new Map(sourceFiles().map((file) => [key(file), importedBy(file)]));
    expect([...arrows.values()].flat().filter((to) => arrows.has(to)).length).toBeGreaterThan(3_000);
    expect(circlesIn(arrows)).toEqual([]);
  });
});
