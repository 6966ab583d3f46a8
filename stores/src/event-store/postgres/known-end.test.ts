import { setTimeout as after } from 'node:timers/promises';
import type { PostgresConnection } from '../../postgres/postgres-connection.ts';
import type { Queries } from '../../postgres/queries.ts';
import { type Statement, sql, textOf } from '../../postgres/sql.ts';
import { onPostgres } from '../../testing/postgres.fixture.ts';
import { checkChain } from '../check-chain.ts';
import { postgresEventStore } from '../postgres.ts';
import { sampleEvent } from '../testing/event.fixture.ts';
import { appendBatch } from './append-batch.ts';
import { logMigrations } from './log-migrations.ts';

onPostgres('appends of a process that appends alone in PostgreSQL', (database) => {
  /** A connection whose appends say which statement they run; `meanwhile` runs after each of them. */
  const watched = (
    connection: PostgresConnection,
    meanwhile: (queries: Queries) => Promise<unknown> = async () => {},
  ) => {
    const statements: string[] = [];
    const watch = (queries: Queries): Queries => {
      const noting =
        <Result>(run: (statement: Statement) => Promise<Result>) =>
        async (statement: Statement): Promise<Result> => {
          const [kind] = /append_events?|INSERT INTO event|SELECT hash/.exec(textOf(statement)) ?? ['another'];
          statements.push(kind);
          const result = await run(statement);
          await meanwhile(queries);
          return result;
        };
      return { ...queries, tuples: noting(queries.tuples) as Queries['tuples'], changes: noting(queries.changes) };
    };
    const { ask } = connection.forAppends;
    const forAppends = {
      ...connection.forAppends,
      ask: <T>(work: (queries: Queries) => Promise<T>) => ask((q) => work(watch(q))),
    };
    return { connection: { ...connection, forAppends }, statements };
  };
  const number = async (connection: PostgresConnection, statement: Statement) =>
    Number((await connection.ask(({ tuples }) => tuples<[number]>(statement)))[0]?.[0]);

  it('need one insert each after the first two, with one chain of hashes', async () => {
    const { connection, statements } = watched(await database.open([logMigrations]));
    const store = await postgresEventStore(connection);
    for (let n = 0; n < 5; n += 1) await store.append('a', n, [sampleEvent(`a${n}`)]);
    await store.append('b', 0, [sampleEvent('b')]);
    await store.append('a', 5, [sampleEvent('a5'), sampleEvent('a6')]);
    await store.append('b', 1, [sampleEvent('b1')]);
    expect(statements).toEqual([
      ...['append_event', 'append_event', 'SELECT hash', 'INSERT INTO event', 'INSERT INTO event', 'INSERT INTO event'],
      ...['INSERT INTO event', 'append_events', 'append_event'],
    ]);
    expect(await checkChain(store.chain)).toMatchObject({ faults: [], unchained: 0, head: { events: 9 } });
    expect(await store.chain.lastAssigned()).toBe(9);
    await store.close();
  });

  it('go on with the next thousand of positions', async () => {
    const store = await postgresEventStore(await database.open([logMigrations]));
    await store.append(
      'start',
      0,
      Array.from({ length: 995 }, (_, n) => sampleEvent(`start ${n}`)),
    );
    const positions: number[] = [];
    for (let n = 0; n < 10; n += 1) positions.push((await store.append('a', n, [sampleEvent(`a${n}`)])).position);
    expect(positions).toEqual(Array.from({ length: 10 }, (_, n) => 996 + n));
    expect(await checkChain(store.chain)).toMatchObject({ faults: [], head: { events: 1_005 } });
    await store.close();
  });

  it('go on after appends of another process', async () => {
    const one = await postgresEventStore(await database.open([logMigrations]));
    const other = await postgresEventStore(await database.again());
    const writers = [one, other].map((store, writer) => {
      let revision = 0;
      return (id: string) => store.append(`writer-${writer}`, revision++, [sampleEvent(id)]);
    });
    for (const [turn, writer] of [0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0].entries())
      expect(await writers[writer]?.(`${turn}`)).toMatchObject({ position: turn + 1 });
    await Promise.all(
      [one, other].map(async (store, writer) => {
        for (let n = 0; n < 30; n += 1) await store.append(`more-${writer}`, n, [sampleEvent(`${writer} ${n}`)]);
      }),
    );
    expect(await checkChain(one.chain)).toMatchObject({ faults: [], unchained: 0, head: { events: 74 } });
    for (const store of [one, other]) await store.close();
  });

  it('find a conflict with what another process appended, or appended before they began', async () => {
    const other = await postgresEventStore(await database.open([logMigrations]));
    await other.append('known to another', 0, [sampleEvent('a'), sampleEvent('b')]);
    const store = await postgresEventStore(await database.again());
    for (let n = 0; n < 4; n += 1) await store.append('mine', n, [sampleEvent(`mine ${n}`)]);
    for (const expected of [0, 1, 3])
      await expect(store.append('known to another', expected, [sampleEvent('c')])).rejects.toMatchObject({
        errorKey: 'store.conflict',
        params: { stream: 'known to another', expected, actual: 2 },
      });
    await expect(store.append('mine', 3, [sampleEvent('c')])).rejects.toMatchObject({ params: { actual: 4 } });
    expect(await store.append('known to another', 2, [sampleEvent('c')])).toEqual({ revision: 3, position: 7 });
    expect(await checkChain(store.chain)).toMatchObject({ faults: [], head: { events: 7 } });
    for (const each of [other, store]) await each.close();
  });

  it('wait for the commit of another process, and continue after it', async () => {
    const connection = await database.open([logMigrations]);
    const writer = await postgresEventStore(await database.again());
    for (let n = 0; n < 3; n += 1) await writer.append('mine', n, [sampleEvent(`mine ${n}`)]);
    const row = { id: 'slow', type: 'SomethingHappened', schema: 1, data: '{}', metadata: '{"at":"2026"}' };
    let appending: Promise<unknown> = Promise.resolve();
    await connection.transaction(async (queries) => {
      const calls = { ask: (work: (given: typeof queries) => Promise<unknown>) => work(queries) };
      await appendBatch(calls as PostgresConnection, [{ stream: 'slow', expected: 0, rows: [row] }]);
      appending = writer.append('mine', 3, [sampleEvent('mine 3')]);
      const waiting = sql`SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
      while ((await number(connection, waiting)) === 0) await after(5);
    });
    expect(await appending).toEqual({ revision: 4, position: 5 });
    expect(await checkChain(writer.chain)).toMatchObject({ faults: [], head: { events: 5 } });
    await writer.close();
  });

  it('are stored once when the connection breaks before the answer', async () => {
    let isBreaking = false;
    const { connection, statements } = watched(await database.open([logMigrations], () => {}), async ({ rows }) => {
      if (!isBreaking) return;
      isBreaking = false;
      await rows(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    });
    const store = await postgresEventStore(connection);
    for (let n = 0; n < 3; n += 1) await store.append('a', n, [sampleEvent(`a${n}`)]);
    isBreaking = true;
    expect(await store.append('a', 3, [sampleEvent('a3')])).toEqual({ revision: 4, position: 4 });
    expect(statements.slice(-4)).toEqual(['INSERT INTO event', 'append_event', 'another', 'another']);
    expect(await store.append('a', 4, [sampleEvent('a4')])).toEqual({ revision: 5, position: 5 });
    expect(await checkChain(store.chain)).toMatchObject({ faults: [], head: { events: 5 } });
    await store.close();
  });
});
