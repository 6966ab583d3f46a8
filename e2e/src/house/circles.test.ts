import { circlesIn } from './circles.ts';
import { importedBy, key, sourceFiles } from './source-files.ts';

describe('circular imports', () => {
  it('are found with their path', () =>
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

  it('are not two paths to one file', () =>
    expect(
      circlesIn(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['c']],
        ]),
      ),
    ).toEqual([]));

  it('do not exist in the sources', () => {
    const arrows = new Map(sourceFiles().map((file) => [key(file), importedBy(file)]));
    expect([...arrows.values()].flat().filter((to) => arrows.has(to)).length).toBeGreaterThan(3_000);
    expect(circlesIn(arrows)).toEqual([]);
  });
});
