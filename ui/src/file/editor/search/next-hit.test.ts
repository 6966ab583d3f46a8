import type { ContentHits } from '@clearbench/contracts/file/search-routes';
import { hitFrom, type SearchDirection, turn } from './next-hit.ts';

const hit = (line: number) => ({ line, column: 5, offset: 0, before: '', match: 'x', after: '' });
const known = (over: Partial<ContentHits>, ...lines: number[]): ContentHits => ({
  total: lines.length,
  skipped: 0,
  hits: lines.map(hit),
  more: false,
  ...over,
});
const at = (line: number, column = 5) => ({ line, column });

describe('the current match', () => {
  const all = known({}, 10, 20, 30);
  it.each<[SearchDirection, number, number, number | undefined]>([
    ['here', 20, 5, 1],
    ['here', 20, 6, 2],
    ['here', 99, 1, 0],
    ['next', 20, 5, 2],
    ['next', 20, 4, 1],
    ['next', 30, 5, 0],
    ['previous', 20, 5, 0],
    ['previous', 20, 6, 1],
    ['previous', 10, 5, 2],
  ])('is, if all are known, %s of %d:%d', (way, line, column, expected) => {
    expect(hitFrom(all, at(line, column), way)).toBe(expected);
  });

  it('is unknown if there may be others between', () => {
    const some = known({ total: 9, skipped: 4, more: true }, 10, 20, 30);
    expect(hitFrom(some, at(10), 'next')).toBe(1);
    expect(hitFrom(some, at(30), 'next')).toBeUndefined();
    expect(hitFrom(some, at(9), 'next')).toBeUndefined();
    expect(hitFrom(some, at(30), 'previous')).toBe(1);
    expect(hitFrom(some, at(31), 'previous')).toBeUndefined();
    expect(hitFrom(some, at(10), 'previous')).toBeUndefined();
    const last = known({ total: 9, skipped: 6 }, 10, 20, 30);
    expect(hitFrom(last, at(31), 'previous')).toBe(2);
    expect(hitFrom(last, at(30), 'next')).toBeUndefined();
  });

  it('is absent if there is none', () => {
    expect(hitFrom(known({}), at(1), 'next')).toBeUndefined();
    expect(turn(known({}), 'previous')).toBeUndefined();
    expect([turn(all, 'next'), turn(all, 'previous')]).toEqual([0, 2]);
  });
});
