import { latencies } from './latencies.ts';
import { linesOf, pushesOf } from './load-result.ts';

const saved = [
  { fileId: 'a', position: 10, sent: 100, took: 1 },
  { fileId: 'a', position: 12, sent: 200, took: 1 },
  { fileId: 'b', position: 11, sent: 150, took: 1 },
];

describe('result of a load run', () => {
  it('measures a push until the last client has received it, also as a later change of the same file', () => {
    const received = [
      ['a', 12, 230, 260, 3],
      ['b', 11, 160, 190, 3],
    ] as const;
    const { pushes, unheard } = pushesOf(saved, { heard: received }, 3);
    expect([pushes.count(), unheard]).toEqual([3, 0]);
    expect(pushes.percentile(0.99)).toBe(160);
    expect(pushes.percentile(0)).toBe(40);
  });

  it('counts a push that not every client received', () => {
    const received = [['a', 12, 230, 260, 2]] as const;
    expect(pushesOf(saved, { heard: received }, 3)).toMatchObject({ unheard: 3 });
  });

  it('lists missed targets', () => {
    const work = { saves: latencies(), lists: latencies(), saved, errors: new Map([['503 projection.behind', 2]]) };
    const measured = {
      work,
      seconds: 1,
      live: { heard: [], lost: 1 },
      clientsOfEach: 3,
      memory: [100, 100, 200],
      cpu: [],
    };
    const lines = linesOf({ edits: 3, seconds: 1, clients: 3 }, measured);
    const missed = lines.filter(({ reached }) => reached === false).map(({ metric }) => metric);
    expect(missed).toEqual([
      'edits that not every client received',
      'live connections lost',
      'errors',
      'memory at start, middle, end',
    ]);
    expect(lines.find(({ metric }) => metric === 'errors')?.value).toBe('2 × 503 projection.behind');
  });
});
