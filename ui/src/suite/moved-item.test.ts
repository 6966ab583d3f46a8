import { movedItem } from './moved-item.ts';

describe('a moved item', () => {
  const items = ['a', 'b', 'c', 'd'];
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 2, 'acbd'],
    [2, 1, 'acbd'],
    [1, 1, 'abcd'],
    [0, -1, 'abcd'],
    [3, 4, 'abcd'],
  ])('from %i to %i', (from, to, order) => expect(movedItem(items, from, to).join('')).toBe(order));
});
