import { sql } from '../postgres/sql.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import type { ChangeFeed, ChangeNotice } from './change-feed.ts';
import { noticeMigrations } from './postgres/notice-migrations.ts';
import { groupsOf } from './postgres/notice-payloads.ts';
import { postgresChangeFeed } from './postgres.ts';
import { changeFeedSpec } from './testing/spec.ts';

const notice = (id: string, body?: unknown): ChangeNotice => ({
  topic: 'file',
  id,
  revision: 1,
  audience: 'env:e1',
  ...(body === undefined ? {} : { body }),
});

/** Resolves with the ids of the received notices once one has this id. */
const receivedUpTo = (feed: ChangeFeed, last: string) =>
  new Promise<string[]>((resolve) => {
    const ids: string[] = [];
    feed.subscribe(({ id }) => {
      ids.push(id);
      if (id === last) resolve(ids);
    });
  });

describe('notices in notifications', () => {
  it('are grouped up to the size of a notification, in their order', () => {
    const notices = Array.from({ length: 300 }, (_, n) => notice(`ä${n}`));
    const groups = groupsOf(notices);
    expect(groups.flatMap((group) => JSON.parse(group) as ChangeNotice[])).toEqual(notices);
    expect(Math.max(...groups.map((group) => Buffer.byteLength(group)))).toBeLessThan(7_900);
    expect(groups.length).toBeLessThan(5);
  });
});

onPostgres('notices in PostgreSQL', (database) => {
  const quietly = () => {};
  changeFeedSpec('PostgreSQL', async (report) => postgresChangeFeed(await database.open([noticeMigrations]), report));

  it('reach other processes, large ones too, in their order', async () => {
    const publishing = await postgresChangeFeed(await database.open([noticeMigrations]));
    const feed = await postgresChangeFeed(await database.again());
    const received = receivedUpTo(feed, 'last');
    const large = Array.from({ length: 4 }, (_, n) => notice(`large-${n}`, 'ü\0'.repeat(50_000)));
    await publishing.publish([notice('first'), ...large, notice('then')]);
    await publishing.publish([notice('last')]);
    expect(await received).toEqual(['first', ...large.map(({ id }) => id), 'then', 'last']);
    await feed.close();
    await publishing.close();
  });

  it('that were published while a process could not listen reach it later, once', async () => {
    const publishing = await postgresChangeFeed(await database.open([noticeMigrations], quietly));
    const listening = await database.again(quietly);
    const feed = await postgresChangeFeed(listening, quietly);
    const received = receivedUpTo(feed, 'last');
    await publishing.publish([notice('before')]);
    const admin = await database.again();
    await admin.ask(({ rows }) =>
      rows(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE query LIKE 'LISTEN%' AND datname = current_database()`),
    );
    for (const id of ['one', 'two', 'three']) await publishing.publish([notice(id)]);
    await publishing.publish([notice('last')]);
    expect(await received).toEqual(['before', 'one', 'two', 'three', 'last']);
    await feed.close();
    await publishing.close();
  });

  it('of other schemas of the same database do not arrive', async () => {
    const elsewhere = await postgresChangeFeed(await database.open([noticeMigrations]));
    const feed = await postgresChangeFeed(await database.open([noticeMigrations]));
    const received = receivedUpTo(feed, 'here');
    await elsewhere.publish([notice('elsewhere')]);
    await feed.publish([notice('here')]);
    expect(await received).toEqual(['here']);
    await elsewhere.close();
    await feed.close();
  });
});
