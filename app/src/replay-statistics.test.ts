import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '@clearbench/stores/open-stores';
import { figuresTable } from './figures-table.ts';
import { replayStatistics } from './replay-statistics.ts';

const signedUp = (number: number, at: string) => ({
  id: `e${number}`,
  type: 'UserSignedUp',
  schema: 1,
  data: { userId: `u${number}` },
  metadata: { actor: 'system:sign-in', at, commandId: '', correlationId: '', causationId: '' },
});
const days = ['2026-06-28T21:59:00Z', '2026-06-28T22:01:00Z', '2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z'];
const window = { resolution: 'DAY', duration: 3, timeZone: 'Europe/Berlin' } as const;

describe('replay in a terminal', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clearbench-replay-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('reports a missing log', async () =>
    expect(replayStatistics(folder, { window, until: '2026-06-30' }, () => undefined)).rejects.toThrow('no log'));

  it('prints the counts of whole days of a time zone, while another process uses the log', async () => {
    const log = openLog(folder);
    for (const [number, at] of days.entries()) await log.append(`user-u${number}`, 0, [signedUp(number, at)]);
    const seen: number[] = [];
    const { timelines } = await replayStatistics(folder, { window, until: '2026-06-30' }, ({ progress }) =>
      seen.push(progress),
    );
    await log.close();
    expect(timelines.newUsers).toMatchObject({
      labels: ['2026-06-28', '2026-06-29', '2026-06-30'],
      datasets: [{ label: 'newUsers', data: [1, 1, 1] }],
    });
    expect(seen.at(-1)).toBe(1);
    expect(figuresTable(timelines).split('\n').slice(-6)).toEqual([
      'New users',
      '            newUsers',
      '2026-06-28         1',
      '2026-06-29         1',
      '2026-06-30         1',
      'sum                3',
    ]);
  });
});
