import { appendBatch } from '../event-store/postgres/append-batch.ts';
import { logMigrations } from '../event-store/postgres/log-migrations.ts';
import { postgresEventStore } from '../event-store/postgres.ts';
import { sampleEvent } from '../event-store/testing/event.fixture.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.fake.ts';
import { connectPostgres, type PostgresConnection } from './postgres-connection.ts';
import { sql } from './sql.ts';

onPostgres('a connection to PostgreSQL over a faulty network', (database) => {
  const limits = { connecting: 1_000, statement: 400, append: 400, lastAttempt: 20_000 };
  let proxy: TcpProxy;
  let connection: PostgresConnection;

  beforeEach(async () => {
    await database.open([logMigrations]);
    const { url, schema = '' } = database.address();
    const port = Number(/:(\d+)\//.exec(url)?.[1]);
    proxy = await startTcpProxy(port);
    const through = { url: url.replace(`:${port}/`, `:${proxy.port}/`), schema };
    connection = await connectPostgres(through, () => {}, limits);
  });
  afterEach(async () => {
    await connection.close();
    await proxy.stop();
  });

  const count = () => connection.ask(({ tuples }) => tuples<[number]>(sql`SELECT count(*) FROM event`));

  it('replaces connections that are silent, and stores an append once', async () => {
    const store = await postgresEventStore(connection);
    await store.append('a', 0, [sampleEvent('before')]);
    proxy.silence();
    const appended = await Promise.all([
      store.append('a', 1, [sampleEvent('one')]),
      store.append('b', 0, [sampleEvent('two')]),
    ]);
    expect(appended.map(({ revision }) => revision)).toEqual([2, 1]);
    expect(await count()).toEqual([[3]]);
    await store.close();
  });

  it('repeats appends during which each connection is cut again and again', async () => {
    const store = await postgresEventStore(connection);
    let isCutting = true;
    let appended = 0;
    const write = async (stream: string): Promise<void> => {
      for (let n = 0; isCutting || n < 2; n += 1) {
        await store.append(stream, n, [sampleEvent(`${stream}-${n}`)]);
        appended += 1;
      }
    };
    const writing = Promise.all(['a', 'b', 'c'].map(write));
    for (let cuts = 0; cuts < 6; cuts += 1) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      proxy.cut();
    }
    isCutting = false;
    await writing;
    expect(await count()).toEqual([[appended]]);
    await store.close();
  });

  it('fails with a reason after its patience where the server cannot be reached, and goes on later', async () => {
    const { url, schema = '' } = database.address();
    const port = /:(\d+)\//.exec(url)?.[1] ?? '';
    const impatient = await connectPostgres({ url: url.replace(`:${port}/`, `:${proxy.port}/`), schema }, () => {}, {
      ...limits,
      lastAttempt: 100,
    });
    proxy.refuse(true);
    proxy.cut();
    const row = { id: 'a', type: 'SomethingHappened', schema: 1, data: '{}', metadata: '{}' };
    await expect(appendBatch(impatient.forAppends, [{ stream: 'a', expected: 0, rows: [row] }])).rejects.toMatchObject({
      errorKey: 'store.unavailable',
    });
    proxy.refuse(false);
    expect(await appendBatch(impatient.forAppends, [{ stream: 'a', expected: 0, rows: [row] }])).toEqual([
      { revision: 1, position: 1 },
    ]);
    await impatient.close();
  });
});
