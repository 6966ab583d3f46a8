import { intoLanes } from './lanes.ts';
import type { Runner } from './projection-runner.ts';
import { cards } from './sample/lending-desk.ts';

const at = (position: number): Runner => ({
  projection: cards,
  position: () => position,
  unwritten: () => 0,
  take: async () => {},
  write: async () => {},
  save: async () => {},
});

describe('lanes', () => {
  it('bring together who is near to each other', () => {
    const lanes = intoLanes([990, 0, 1_000, 10, 20].map(at), 10);
    expect(lanes.map((lane) => lane.map((runner) => runner.position()))).toEqual([
      [0, 10, 20],
      [990, 1_000],
    ]);
  });
});
