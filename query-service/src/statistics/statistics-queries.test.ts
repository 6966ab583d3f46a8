import { formerUsers, productItself } from '@clearbench/contracts/statistics/choices';
import {
  listDomainsRoute,
  readActionsRoute,
  readMessageTypesRoute,
  readNewUsersRoute,
} from '@clearbench/contracts/statistics/routes';
import { statisticsActorDayView, statisticsActorView, statisticsDayView } from '@clearbench/contracts/statistics/views';
import { userAccountView } from '@clearbench/contracts/user/views';
import { projection } from '@clearbench/event-sourcing/projection';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { type ReadModels, uncachedReadModels } from '@clearbench/stores/read-models';
import type { ReadDays } from './read-days.ts';
import { preparing, sharedDays, statisticsQueries } from './statistics-queries.ts';
import { stepsOf } from './steps.ts';

/** The log is another test's. */
const nothingToReplay = {
  log: { readAll: async () => [] },
  days: projection({ name: 'none', version: 1, shape: { indexes: [] }, key: () => undefined, on: {} }),
};

/** One of something at a quarter of an hour. */
const at = (quarter: number, count = 1): number[] => [...Array.from({ length: quarter }, () => 0), count];
const nothing = { actions: {}, messageTypes: {}, newUsers: {} };
const day = (name: string, counted: object) => ({ day: name, ...nothing, ...counted });
const until = '2026-11-20T20:00:00.000Z';

const days = [
  day('2026-11-19', { actions: { sent: at(91), created: at(92, 2) } }),
  day('2026-11-20', {
    actions: { created: at(91, 4) },
    messageTypes: { 'pain.001.001.09': at(5), 'pacs.008.001.08': at(5, 9) },
  }),
];
const actorDays = [
  { actor: 'ada', ...day('2026-11-20', { actions: { created: at(10, 3) } }) },
  { actor: 'gone', ...day('2026-11-20', { actions: { created: at(10, 5) } }) },
  { actor: 'bob', ...day('2026-11-20', { actions: { created: at(10, 7) } }) },
  { actor: 'system:clearing', ...day('2026-11-20', { actions: { answered: at(10, 11) } }) },
];
const accounts = { ada: 'ada@bank.example', bob: 'bob@Other.example', cy: 'cy@bank.example' };

const stored = async () => {
  const documents = memoryDocumentStore();
  for (const { name, shape } of [statisticsDayView, statisticsActorDayView, statisticsActorView, userAccountView])
    await documents.prepare(name, shape);
  const change = (id: string, document: object) => ({ id, position: 1, document: { ...document } });
  await documents.apply(
    statisticsDayView.name,
    days.map((each) => change(each.day, each)),
  );
  await documents.apply(
    statisticsActorDayView.name,
    actorDays.map((each) => change(`${each.actor}:${each.day}`, each)),
  );
  await documents.apply(
    statisticsActorView.name,
    actorDays.map(({ actor }) => change(actor, { actor })),
  );
  const users = Object.entries(accounts).map(([userId, email]) => change(userId, { userId, email, emailKey: email }));
  await documents.apply(userAccountView.name, users);
  return uncachedReadModels(documents);
};

describe('statistics', () => {
  const { call } = servedEndpoints(
    async () => statisticsQueries({ views: await stored(), replaying: nothingToReplay }),
    administrator,
  );

  const ask = (path: string, filter: object) => call('POST', path, { until, ...filter });

  it('are by day, for 31 days, by default', async () => {
    const { labels, datasets } = (await ask(readActionsRoute.path, {})) as { labels: string[]; datasets: object[] };
    expect(labels).toHaveLength(31);
    expect(datasets).toHaveLength(2);
  });

  it('follow the clock of the time zone', async () => {
    const berlin = { timeZone: 'Europe/Berlin', duration: 2 };
    expect(await ask(readActionsRoute.path, berlin)).toEqual({
      labels: ['2026-11-19', '2026-11-20'],
      instants: ['2026-11-18T23:00:00.000Z', '2026-11-19T23:00:00.000Z'],
      datasets: [
        { label: 'created', data: [0, 6] },
        { label: 'sent', data: [1, 0] },
      ],
    });
  });

  it('list the most frequent message first', async () =>
    expect(await ask(readMessageTypesRoute.path, { duration: 1 })).toMatchObject({
      datasets: [
        { label: 'pacs.008.001.08', data: [9] },
        { label: 'pain.001.001.09', data: [1] },
      ],
    }));

  it('are empty without events', async () =>
    expect(await ask(readNewUsersRoute.path, { duration: 1 })).toMatchObject({ labels: ['2026-11-20'], datasets: [] }));

  it.each([
    [['bank.example'], [{ label: 'created', data: [3] }]],
    [['bank.example', 'other.example'], [{ label: 'created', data: [10] }]],
    [[formerUsers], [{ label: 'created', data: [5] }]],
    [
      ['other.example', productItself],
      [
        { label: 'created', data: [7] },
        { label: 'answered', data: [11] },
      ],
    ],
    [['nowhere.example'], []],
  ])('can be limited to %j', async (domains, datasets) =>
    expect(await ask(readActionsRoute.path, { duration: 1, domains })).toMatchObject({ datasets }),
  );

  it.each([
    [{ timeZone: 'Middle/Earth' }],
    [{ duration: 0 }],
    [{ duration: 3.5 }],
    [{ resolution: 'MINUTE' }],
    [{ until: 'tomorrow' }],
    [{ domains: 'bank.example' }],
  ])('refuse %j', async (filter) =>
    expect(await ask(readActionsRoute.path, filter)).toMatchObject({ status: 400, errorKey: 'request.invalid' }),
  );

  it('list the mail domains of users', async () =>
    expect(await call('GET', listDomainsRoute.path)).toEqual([
      { domain: 'bank.example', users: 2 },
      { domain: 'other.example', users: 1 },
    ]));
});

const steps = stepsOf({ resolution: 'DAY', duration: 3, timeZone: 'UTC' }, Date.parse('2026-11-20T12:00:00Z'));

/** Read models that count their queries. */
const counted = (failing = false) => {
  const state = { asked: 0, position: 7 };
  const find = async () => {
    state.asked += 1;
    if (failing) throw new Error('away');
    return { items: [], next: undefined };
  };
  const views = { find, position: () => state.position } as unknown as ReadModels;
  return { state, days: sharedDays(views) };
};

describe('days for several charts', () => {
  it('are read once', async () => {
    const { state, days } = counted();
    await Promise.all([days(steps, []), days(steps, []), days(steps, [])]);
    await days(steps, []);
    expect(state.asked).toBe(1);
  });

  it('are read again after an event, and for other users', async () => {
    const { state, days } = counted();
    await days(steps, []);
    state.position = 8;
    await days(steps, []);
    expect(state.asked).toBe(2);
    await days(steps, ['(product)']);
    expect(state.asked).toBeGreaterThan(2);
  });

  it('are read again after a failure', async () => {
    const { state, days } = counted(true);
    await expect(days(steps, [])).rejects.toThrow('away');
    await expect(days(steps, [])).rejects.toThrow('away');
    expect(state.asked).toBe(2);
  });
});

const noon = '2026-11-20T12:00:00.000Z';

describe('prepared days of domains', () => {
  it('are computed one domain after another, without concurrent runs', async () => {
    const requested: (readonly string[])[] = [];
    const read: ReadDays = async (_, domains) => {
      requested.push(domains);
      await Promise.resolve();
      return [];
    };
    const prepare = preparing(read);
    await Promise.all([prepare(['a.example', 'b.example'], noon), prepare(['c.example'], noon)]);
    expect(requested).toEqual([['a.example'], ['b.example']]);
    await prepare(['c.example'], noon);
    expect(requested).toHaveLength(3);
  });

  it('are tried again after a failure, without affecting queries', async () => {
    let tries = 0;
    const prepare = preparing(async () => {
      tries += 1;
      throw new Error('away');
    });
    await prepare(['a.example'], noon);
    await prepare(['a.example'], noon);
    expect(tries).toBe(2);
  });
});
