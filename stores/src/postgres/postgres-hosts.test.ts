import { onPostgres } from '../testing/postgres.fixture.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.fake.ts';
import { connectPostgres, type PostgresConnection } from './postgres-connection.ts';
import { connectToPrimary, hostUrls } from './postgres-hosts.ts';
import { sql } from './sql.ts';

describe('an address with several hosts', () => {
  it.each([
    ['postgres://host/db', ['postgres://host/db']],
    ['postgres:///db?host=/run', ['postgres:///db?host=/run']],
    [
      'postgres://me:a,b%40c@one:1,[::1]:2,three/db?sslmode=disable',
      [
        'postgres://me:a,b%40c@one:1/db?sslmode=disable',
        'postgres://me:a,b%40c@[::1]:2/db?sslmode=disable',
        'postgres://me:a,b%40c@three/db?sslmode=disable',
      ],
    ],
  ])('is one address for each: %s', (url, expected) => expect(hostUrls(url)).toEqual(expected));

  it.each([
    ['postgres://me:hushhush@one,,two/db', 'empty'],
    ['postgres://me:hushhush@one,two/db?target_session_attrs=any', 'target_session_attrs'],
    ['postgres://me:hushhush@one,two:port/db', 'Invalid URL'],
  ])('is refused without quoting its password: %s', async (url, reason) => {
    const refused = connectPostgres({ url });
    await expect(refused).rejects.toMatchObject({
      errorKey: 'store.badAddress',
      params: { reason: expect.stringContaining(reason) },
    });
    await expect(refused).rejects.not.toMatchObject({ params: { reason: expect.stringContaining('hushhush') } });
  });
});

onPostgres('a primary among several hosts', (database) => {
  const limits = { connecting: 1_000, statement: 1_000, append: 1_000, lastAttempt: 10_000 };
  let [first, second]: TcpProxy[] = [];
  let url: string;
  const opened: PostgresConnection[] = [];

  beforeEach(async () => {
    await database.newSchema();
    const direct = database.address().url;
    const port = Number(/:(\d+)\//.exec(direct)?.[1]);
    [first, second] = [await startTcpProxy(port), await startTcpProxy(port)];
    url = direct.replace(`127.0.0.1:${port}`, `127.0.0.1:${first.port},127.0.0.1:${second.port}`);
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await first?.stop();
    await second?.stop();
  });

  const connect = async (more = {}, query = ''): Promise<PostgresConnection> => {
    const connection = await connectPostgres({ url: url + query }, () => {}, { ...limits, ...more });
    opened.push(connection);
    return connection;
  };
  const one = ({ ask }: PostgresConnection) => ask(({ tuples }) => tuples(sql`SELECT 1`));

  it('is found where the first host cannot be reached, also by a client outside the pool', async () => {
    first?.refuse(true);
    expect(await one(await connect())).toEqual([[1]]);
    const client = await connectToPrimary({ url }, {});
    expect((await client.query('SELECT 2 AS n')).rows).toEqual([{ n: 2 }]);
    await client.end();
  });

  it('is found again when it changes, and notifications go on', async () => {
    const connection = await connect();
    const heard: string[] = [];
    let resumed = 0;
    await connection.listen({
      channel: 'moving',
      heard: (payload) => void heard.push(payload),
      resumed: () => {
        resumed += 1;
      },
    });
    first?.refuse(true);
    first?.cut();
    expect(await one(connection)).toEqual([[1]]);
    second?.refuse(true);
    first?.refuse(false);
    second?.cut();
    expect(await one(connection)).toEqual([[1]]);
    while (resumed === 0) await one(connection);
    // The listener may still be leaving the second host, whose connection was cut.
    while (!heard.includes('a')) await connection.ask(({ script }) => script("NOTIFY moving, 'a'"));
  });

  it('is not a server that takes no writes', async () => {
    const readOnly = `?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    await expect(connect({ lastAttempt: 200 }, readOnly)).rejects.toMatchObject({ errorKey: 'store.unavailable' });
  });
});
