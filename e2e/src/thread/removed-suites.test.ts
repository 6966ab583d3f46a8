import { listRemovedSuitesRoute } from '@clearbench/contracts/suite/removed-routes';
import {
  createSuiteRoute,
  deleteSuiteRoute,
  restoreSuiteRoute,
  shareSuiteRoute,
} from '@clearbench/contracts/suite/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient, patient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

const environmentToken = 'sct';

describe('deleted test suites', () => {
  const here = serving();
  let admin: BenchClient;
  let other: BenchClient;
  beforeAll(async () => {
    admin = patient(await benchClient(here.server.url, 'admin'));
    await administration(admin).change('tester2', { environmentIds: ['sct-bench'] });
    other = patient(await benchClient(here.server.url, 'tester2'));
  });

  const created = async (title: string): Promise<string> =>
    (await here.tester.call(createSuiteRoute, { body: { environmentToken, title } })).reply.suiteId;
  const removed = async (client: BenchClient, page: { readonly limit?: number; readonly after?: string } = {}) =>
    (await client.call(listRemovedSuitesRoute, { query: { environmentToken, ...page } })).reply;
  const titles = async (client: BenchClient) => (await removed(client)).items.map(({ title }) => title);

  it('are listed for their owner and administrators in pages, the last deleted first, until they are restored', async () => {
    const all = [await created('One'), await created('Two'), await created('Three')];
    for (const suiteId of all) {
      await admin.call(shareSuiteRoute, { params: { suiteId }, body: { shared: true } });
      await here.tester.call(deleteSuiteRoute, { params: { suiteId } });
    }
    await until(async () => (await removed(here.tester)).total === 3 || undefined);
    const first = await removed(here.tester, { limit: 2 });
    expect(first).toMatchObject({
      items: [
        { suiteId: all[2], title: 'Three', isOwn: true, version: 1, cases: 1, files: 2 },
        { suiteId: all[1], title: 'Two' },
      ],
      total: 3,
      next: expect.any(String),
    });
    const [newest] = first.items;
    const kept = Date.parse(newest?.restorableUntil ?? '') - Date.parse(newest?.removedAt ?? '');
    expect([newest?.removedByName === newest?.ownerName, kept / 86_400_000]).toEqual([true, 7]);
    const second = await removed(here.tester, { limit: 2, after: first.next ?? '' });
    expect(second.items.map(({ title }) => title)).toEqual(['One']);
    expect(second).not.toHaveProperty('next');
    expect([await titles(admin), await titles(other)]).toEqual([['Three', 'Two', 'One'], []]);
    const params = { suiteId: all[1] ?? '' };
    expect((await other.call(restoreSuiteRoute, { params })).status).toBe(403);
    expect((await here.tester.call(restoreSuiteRoute, { params })).status).toBe(200);
    await until(async () => (await titles(here.tester)).join() === 'Three,One' || undefined);
  });

  it('are refused with a wrong cursor and with too large a page', async () => {
    const query = { environmentToken };
    const cursor = await here.tester.call(listRemovedSuitesRoute, { query: { ...query, after: 'wrong' } });
    expect(cursor.reply).toMatchObject({ errorKey: 'store.badCursor' });
    expect((await here.tester.call(listRemovedSuitesRoute, { query: { ...query, limit: 501 } })).status).toBe(400);
  });
});
