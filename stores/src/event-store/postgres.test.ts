import { setTimeout as after } from 'node:timers/promises';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { sql } from '../postgres/sql.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { checkChain } from './check-chain.ts';
import { appendBatch } from './postgres/append-batch.ts';
import { logMigrations } from './postgres/log-migrations.ts';
import { postgresEventStore } from './postgres.ts';
import { sampleEvent } from './testing/event.fixture.ts';
import { follower, until } from './testing/follower.fixture.ts';
import { eventStoreSpec } from './testing/spec.ts';

onPostgres('a log in PostgreSQL', (database) => {
  eventStoreSpec('PostgreSQL', async () => postgresEventStore(await database.open([logMigrations])));

  const row = (id: string) => ({ id, type: 'SomethingHappened', schema: 1, data: '{}', metadata: '{"at":"2026"}' });
  const quietly = () => {};
  const number = async (connection: PostgresConnection, statement: ReturnType<typeof sql>) =>
    Number((await connection.ask(({ tuples }) => tuples<[number]>(statement)))[0]?.[0]);
  const waitingForLock = sql`SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;

  it('never shows a position before a smaller one: an append waits for the commit of a slow one', async () => {
    const connection = await database.open([logMigrations]);
    const [reader, writer] = [await postgresEventStore(connection), await postgresEventStore(await database.again())];
    let commit = (): void => {};
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let appended = (): void => {};
    const wasAppended = new Promise<void>((resolve) => {
      appended = resolve;
    });
    const slow = connection.transaction(async (queries) => {
      const calls = { ask: (work: (given: typeof queries) => Promise<unknown>) => work(queries) };
      await appendBatch(calls as PostgresConnection, [{ stream: 'slow', expected: 0, rows: [row('first')] }]);
      appended();
      await mayCommit;
    });
    await wasAppended;
    let isSettled = false;
    const quick = writer.append('quick', 0, [sampleEvent('second')]).finally(() => {
      isSettled = true;
    });
    while (!isSettled && (await number(connection, waitingForLock)) === 0) await after(5);
    expect([isSettled, await reader.head(), await reader.readAll(0, 10)]).toEqual([false, 0, []]);
    commit();
    await slow;
    expect(await quick).toEqual({ revision: 1, position: 2 });
    expect((await reader.readAll(0, 10)).map(({ id, position }) => [id, position])).toEqual([
      ['first', 1],
      ['second', 2],
    ]);
    await reader.close();
    await writer.close();
  });

  it('gives several processes one order, and each reader all events in it', async () => {
    const stores = [await postgresEventStore(await database.open([logMigrations]))];
    for (let more = 0; more < 2; more += 1) stores.push(await postgresEventStore(await database.again()));
    const followers = stores.map(follower);
    await Promise.all(
      stores.map(async (store, writer) => {
        for (let n = 0; n < 20; n += 1)
          await Promise.all(
            ['a', 'b', 'c'].map((part) => store.append(`${writer}-${part}`, n, [sampleEvent(`${writer}${part}${n}`)])),
          );
      }),
    );
    for (const { seen } of followers) await until(() => seen.length >= 180);
    for (const { seen, stop } of followers) {
      stop();
      expect(seen.map(({ position }) => position)).toEqual(Array.from({ length: 180 }, (_, index) => index + 1));
    }
    const [first] = stores;
    if (first === undefined) throw new Error('there are three stores');
    expect(await checkChain(first.chain)).toMatchObject({ faults: [], unchained: 0, head: { events: 180 } });
    for (const store of stores) await store.close();
  });

  it('shares a commit among appends of a moment', async () => {
    const connection = await database.open([logMigrations]);
    const store = await postgresEventStore(connection);
    await Promise.all(Array.from({ length: 100 }, (_, n) => store.append(`file-${n}`, 0, [sampleEvent(`e${n}`)])));
    // Rows of one transaction have the same xmin.
    expect(await number(connection, sql`SELECT count(DISTINCT xmin::text) FROM event`)).toBe(1);
    await store.close();
  });

  it('stores appends of a moment to one stream in their order, with one hash chain', async () => {
    const store = await postgresEventStore(await database.open([logMigrations]));
    const appended = await Promise.all([
      store.append('a', 0, [sampleEvent('a1'), sampleEvent('a2')]),
      store.append('b', 0, [sampleEvent('b1')]),
      store.append('a', 2, [sampleEvent('a3')]),
      store.append('c', 0, [sampleEvent('c1'), sampleEvent('c2')]),
    ]);
    expect(appended.map(({ revision, position }) => [revision, position])).toEqual([
      [2, 2],
      [1, 3],
      [3, 4],
      [2, 6],
    ]);
    expect(await checkChain(store.chain)).toMatchObject({ faults: [], head: { events: 6 } });
    await store.close();
  });

  it('stores the other appends of a moment when one cannot be stored', async () => {
    const store = await postgresEventStore(await database.open([logMigrations]));
    const bad = { ...sampleEvent('bad'), type: 'Zero\0Byte' };
    const outcomes = await Promise.allSettled([
      store.append('a', 0, [sampleEvent('a')]),
      store.append('b', 0, [bad]),
      store.append('c', 0, [sampleEvent('c')]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.readAll(0, 10)).map(({ id }) => id)).toEqual(['a', 'c']);
    await store.close();
  });

  it('stores an append once when its connection breaks before the answer', async () => {
    const connection = await database.open([logMigrations], quietly);
    let attempts = 0;
    const breaking: Pick<PostgresConnection, 'ask' | 'transaction'> = {
      ...connection,
      ask: (work) =>
        connection.ask(async (queries) => {
          const result = await work(queries);
          attempts += 1;
          if (attempts === 1) await queries.rows(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
          return result;
        }),
    };
    const batch = [
      { stream: 'a', expected: 0, rows: [row('a1'), row('a2')] },
      { stream: 'b', expected: 1, rows: [row('b2')] },
    ];
    const results = await appendBatch(breaking, batch);
    expect(results[0]).toEqual({ revision: 2, position: 2 });
    expect(results[1]).toMatchObject({ errorKey: 'store.conflict', params: { expected: 1, actual: 0 } });
    expect(attempts).toBe(2);
    expect(await number(connection, sql`SELECT count(*) FROM event`)).toBe(2);
  });

  it('wakes a listener again after its connection was lost, also for appends of other processes meanwhile', async () => {
    const store = await postgresEventStore(await database.open([logMigrations], quietly));
    const other = await postgresEventStore(await database.again());
    const { seen, stop } = follower(store);
    await other.append('a', 0, [sampleEvent('before')]);
    await until(() => seen.length === 1);
    const admin = await database.again();
    await admin.ask(({ rows }) =>
      rows(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE query LIKE 'LISTEN%' AND datname = current_database()`),
    );
    await other.append('a', 1, [sampleEvent('meanwhile')]);
    await until(() => seen.length === 2);
    stop();
    await store.close();
    await other.close();
  });

  it('does not assign the position of a removed event again, and a check of the chain finds the gap', async () => {
    const connection = await database.open([logMigrations]);
    const store = await postgresEventStore(connection);
    await store.append('a', 0, [sampleEvent('a'), sampleEvent('b')]);
    await connection.ask(({ script }) => script('DELETE FROM event WHERE position = 2'));
    expect((await checkChain(store.chain)).faults).toEqual([
      expect.stringContaining('ends at position 1, but events were stored up to position 2'),
    ]);
    expect((await store.append('a', 1, [sampleEvent('c')])).position).toBe(3);
    await store.close();
  });

  it('refuses an append that is larger than a call may be', async () => {
    const store = await postgresEventStore(await database.open([logMigrations]));
    const text = 'x'.repeat(65 * 1024 * 1024);
    await expect(store.append('a', 0, [sampleEvent('a', { text })])).rejects.toMatchObject({
      errorKey: 'store.appendTooLarge',
      params: { stream: 'a', most: 64 * 1024 * 1024 },
    });
    await store.close();
  });
});
