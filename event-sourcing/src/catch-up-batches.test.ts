import { intoCatchUpBatches } from './catch-up-batches.ts';
import type { Runner } from './projection-runner.ts';
import { cards } from './testing/book.fixture.ts';

const at = (position: number): Runner => ({
  projection: cards,
  position: () => position,
  unwritten: () => 0,
  take: async () => {},
  write: async () => {},
  save: async () => {},
});

describe('catch-up batches', () => {
  it('groups read models with near positions', () => {
    const groups = intoCatchUpBatches([990, 0, 1_000, 10, 20].map(at), 10);
    expect(groups.map((group) => group.map((runner) => runner.position()))).toEqual([
      [0, 10, 20],
      [990, 1_000],
    ]);
  });
});
