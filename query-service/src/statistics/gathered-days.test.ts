import { statisticsActorDayView } from '@clearbench/contracts/statistics/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { type ReadModels, uncachedReadModels } from '@clearbench/stores/read-models';
import { gatheredDays } from './gathered-days.ts';

const span = { from: '2025-12-30', before: '2026-03-01' };
const ada = new Set(['ada']);
const both = new Set(['ada', 'bob']);

/** Events of two users in two years; the last counted day is 10 January. */
const stage = async () => {
  const documents = memoryDocumentStore();
  await documents.prepare(statisticsActorDayView.name, statisticsActorDayView.shape);
  let position = 0;
  const count = async (actor: string, day: string, created: readonly number[]) => {
    position += 1;
    const document = { actor, day, actions: { created }, messageTypes: {}, newUsers: {} };
    await documents.apply(statisticsActorDayView.name, [{ id: `${actor}:${day}`, position, document }]);
  };
  await count('ada', '2025-12-30', [1]);
  await count('bob', '2025-12-30', [0, 2]);
  await count('ada', '2026-01-01', [3]);
  await count('bob', '2026-01-09', [4]);
  await count('ada', '2026-01-10', [5]);

  const views = uncachedReadModels(documents);
  const requested = { times: 0, away: false };
  const find: ReadModels['find'] = (...query) => {
    requested.times += 1;
    if (requested.away) throw new Error('away');
    return views.find(...query);
  };
  const gathered = gatheredDays({ find });
  /** The number of created files by day. */
  const reported = async (people: ReadonlySet<string>, of = 'bank.example') => {
    const sums: Record<string, number> = {};
    for (const { day, actions } of await gathered(of, people, span))
      sums[day] = (sums[day] ?? 0) + Array.from(actions.created ?? []).reduce((sum, one) => sum + one, 0);
    return sums;
  };
  return { count, told: reported, asked: requested };
};

describe('days of some users', () => {
  it('contain only their counts, across the turn of the year', async () => {
    const { told: reported } = await stage();
    expect(await reported(both)).toEqual({ '2025-12-30': 3, '2026-01-01': 3, '2026-01-09': 4, '2026-01-10': 5 });
    expect(await reported(ada, 'other.example')).toEqual({ '2025-12-30': 1, '2026-01-01': 3, '2026-01-10': 5 });
    expect(await reported(new Set(), 'nobody.example')).toEqual({});
  });

  it('follow users who come and go', async () => {
    const { told: reported } = await stage();
    await reported(ada);
    expect(await reported(both)).toMatchObject({ '2025-12-30': 3, '2026-01-09': 4 });
    expect(await reported(new Set(['bob']))).toEqual({ '2025-12-30': 2, '2026-01-01': 0, '2026-01-09': 4 });
  });

  it('follow new counts, also of yesterday, and days as they end', async () => {
    const { told: reported, count } = await stage();
    await reported(both);
    await count('ada', '2026-01-09', [1]);
    await count('ada', '2026-01-10', [9]);
    expect(await reported(both)).toMatchObject({ '2026-01-09': 5, '2026-01-10': 9 });
    await count('bob', '2026-02-03', [7]);
    expect(await reported(both)).toEqual({
      '2025-12-30': 3,
      '2026-01-01': 3,
      '2026-01-09': 5,
      '2026-01-10': 9,
      '2026-02-03': 7,
    });
    expect(await reported(both)).toMatchObject({ '2026-01-10': 9 });
  });

  it('are shared by concurrent queries', async () => {
    const { told: reported } = await stage();
    const [one, other, third] = await Promise.all([reported(both), reported(ada), reported(both)]);
    expect(one).toEqual(third);
    expect(other).toMatchObject({ '2025-12-30': 1 });
  });

  it('are read once when they are finished', async () => {
    const { told: reported, asked: requested } = await stage();
    await reported(both);
    const first = requested.times;
    requested.times = 0;
    await reported(both);
    // The last day, and the new counts of each of the two.
    expect(requested.times).toBe(3);
    expect(first).toBeGreaterThan(3);
  });

  it('are read again after a failure', async () => {
    const { told: reported, asked: requested } = await stage();
    requested.away = true;
    await expect(reported(both)).rejects.toThrow('away');
    requested.away = false;
    expect(await reported(both)).toMatchObject({ '2025-12-30': 3, '2026-01-10': 5 });
  });
});
