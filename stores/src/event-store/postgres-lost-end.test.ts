import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { sql } from '../postgres/sql.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { logMigrations } from './postgres/log-migrations.ts';
import { postgresEventStore } from './postgres.ts';
import { sampleEvent } from './testing/event.fixture.ts';

onPostgres('a log in PostgreSQL whose server was replaced by one that lacks its end', (database) => {
  /** Ends all other connections to the database, as the end of its server does. */
  const endOthers = (connection: PostgresConnection) =>
    connection.ask(({ rows }) =>
      rows(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`),
    );
  const lost = { errorKey: 'store.logTruncated', params: { position: 3 } };

  const opened = async () => {
    const connection = await database.open([logMigrations], () => {});
    const store = await postgresEventStore(connection);
    for (const [index, id] of ['a', 'b', 'c'].entries()) await store.append('s', index, [sampleEvent(id)]);
    const server = await database.again(() => {});
    return { connection, store, server };
  };

  it('is noticed at the next connection, and nothing is read or appended after it', async () => {
    const { connection, store, server } = await opened();
    await server.ask(({ script }) => script('DELETE FROM event WHERE position = 3; UPDATE log_mark SET position = 2'));
    await endOthers(server);
    await expect(store.readAll(0, 10)).rejects.toMatchObject(lost);
    await expect(store.append('s', 2, [sampleEvent('d')])).rejects.toMatchObject(lost);
    expect(connection.over.reason).toMatchObject(lost);
    expect(await server.ask(({ tuples }) => tuples(sql`SELECT count(*) FROM event`))).toEqual([[2]]);
    await store.close();
  });

  it('is noticed where another event has got the position', async () => {
    const { connection, store, server } = await opened();
    await server.ask(({ script }) => script('DELETE FROM event WHERE position = 3; UPDATE log_mark SET position = 2'));
    const other = await postgresEventStore(server);
    await other.append('t', 0, [sampleEvent('d'), sampleEvent('e')]);
    await endOthers(server);
    await expect(store.head()).rejects.toMatchObject(lost);
    expect(connection.over.aborted).toBe(true);
    expect(server.over.aborted).toBe(false);
    for (const each of [other, store]) await each.close();
  });

  it('is not supposed where the log has everything that was read', async () => {
    const { connection, store, server } = await opened();
    await endOthers(server);
    expect(await store.readAll(0, 10)).toHaveLength(3);
    expect(connection.over.aborted).toBe(false);
    await store.close();
  });
});
