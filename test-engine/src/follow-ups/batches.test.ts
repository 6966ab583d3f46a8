import { batchesOf, inParts } from './batches.ts';

it('payments that are due together form batches of the requested size', () => {
  const items = [
    { id: 1, at: 'b' },
    { id: 2, at: 'a' },
    { id: 3, at: 'b' },
    { id: 4, at: 'b' },
  ];
  const batches = batchesOf(items, ({ at }) => at, 2);
  expect(batches.map(({ number, dueAt, items: some }) => [number, dueAt, some.map(({ id }) => id)])).toEqual([
    [1, 'b', [1, 3]],
    [2, 'b', [4]],
    [3, 'a', [2]],
  ]);
});

it('there are at most two hundred batches', () => {
  const parts = inParts(Array.from({ length: 10_001 }), 1);
  expect(parts.length).toBeLessThanOrEqual(200);
  expect(parts.flat()).toHaveLength(10_001);
  expect(inParts([], 5)).toEqual([]);
});
