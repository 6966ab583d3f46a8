import { startableRuns } from './run-queue.ts';

const run = (runId: string, requestedBy: string) => ({ runId, requestedBy });
const active = (...runs: readonly (readonly [runId: string, userId: string])[]) =>
  new Map(runs.map(([runId, userId]) => [runId, { userId }]));

describe('the queue of runs', () => {
  it('starts runs in their order, two of a user at a time', () =>
    expect(startableRuns([run('1', 'ada'), run('2', 'ada'), run('3', 'ada')], active())).toEqual(['1', '2']));

  it('starts four at a time, and lets users pass whose turn has come', () => {
    const open = [run('1', 'ada'), run('2', 'ada'), run('3', 'ada'), run('4', 'bob'), run('5', 'cy'), run('6', 'dan')];
    expect(startableRuns(open, active())).toEqual(['1', '2', '4', '5']);
    expect(startableRuns(open, active(['1', 'ada'], ['2', 'ada'], ['4', 'bob'], ['5', 'cy']))).toEqual([]);
    expect(startableRuns(open, active(['2', 'ada'], ['4', 'bob'], ['5', 'cy']))).toEqual(['1']);
  });

  it('does not start a run that runs', () =>
    expect(startableRuns([run('1', 'ada')], active(['1', 'ada']))).toEqual([]));
});
