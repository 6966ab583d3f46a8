import { onPostgres } from '../testing/postgres.fixture.ts';
import { migrate } from './migrations.ts';
import { connectPostgres } from './postgres-connection.ts';
import { identifier, joined, plannedAnew, sql, textOf } from './sql.ts';

describe('a statement of SQL', () => {
  it('numbers its values, also those of statements within it', () => {
    const inner = sql`b = ${'x'}`;
    const statement = sql`SELECT ${1} FROM ${identifier('a"b')} WHERE ${joined([inner, sql`c = ${2}`], ' AND ')} LIMIT ${3}`;
    expect(textOf(statement)).toBe('SELECT $1 FROM "a""b" WHERE b = $2 AND c = $3 LIMIT $4');
    expect(statement.values).toEqual([1, 'x', 2, 3]);
    expect([statement.isPlannedAnew, plannedAnew(statement).isPlannedAnew]).toEqual([false, true]);
    expect(textOf(plannedAnew(statement))).toBe(textOf(statement));
  });

  it('takes an object that looks like a statement as a value', () => {
    const value = { parts: ['DROP TABLE a'], values: [], isPlannedAnew: false };
    expect(textOf(sql`SELECT ${value}`)).toBe('SELECT $1');
  });
});

describe('the address of a PostgreSQL server', () => {
  it.each([
    ['mysql://host/db', 'postgres://'],
    ['postgres://me:hushhush@host/db?sslmode=prefer', 'sslmode'],
    ['postgres://me:hushhush@host:port/db', 'Invalid URL'],
    ['postgres://me:hushhush@host/db?sslrootcert=/nowhere/at-all', 'ENOENT'],
  ])('is refused without quoting its password: %s', async (url, reason) => {
    const refused = connectPostgres({ url });
    await expect(refused).rejects.toMatchObject({ errorKey: 'store.badAddress' });
    await expect(refused).rejects.toMatchObject({ params: { reason: expect.stringContaining(reason) } });
    await expect(refused).rejects.not.toMatchObject({ params: { reason: expect.stringContaining('hushhush') } });
  });
});

onPostgres('a connection to PostgreSQL', (database) => {
  const table = { part: 'sample', steps: ['CREATE TABLE sample (id integer PRIMARY KEY, text text NOT NULL)'] };

  it('returns rows as objects and as arrays, with numbers and bytes', async () => {
    const { ask } = await database.open();
    const statement = sql`SELECT 9007199254740991::bigint AS n, ${Buffer.from('a\0b')}::bytea AS bytes`;
    expect(await ask(({ rows }) => rows(statement))).toEqual([{ n: 9007199254740991, bytes: Buffer.from('a\0b') }]);
    expect(await ask(({ tuples }) => tuples(statement))).toEqual([[9007199254740991, Buffer.from('a\0b')]]);
  });

  it('opens no more connections for reads and writes than its address has', async () => {
    await database.newSchema();
    const connection = await connectPostgres({ ...database.address(), connections: 4 });
    const own = sql`SELECT pg_backend_pid(), pg_sleep(0.01)::text`;
    const found = await Promise.all(
      Array.from({ length: 20 }, () => connection.ask(({ tuples }) => tuples<[number]>(own))),
    );
    expect(new Set(found.map(([row]) => row?.[0])).size).toBe(4);
    await connection.close();
  });

  it('undoes a transaction that fails, and goes on', async () => {
    const { transaction, ask } = await database.open([table]);
    const insert = (id: number) => sql`INSERT INTO sample VALUES (${id}, 'x')`;
    await transaction(({ changes }) => changes(insert(1)));
    const failing = transaction(async ({ changes }) => {
      await changes(insert(2));
      await changes(insert(1));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await ask(({ tuples }) => tuples(sql`SELECT id FROM sample`))).toEqual([[1]]);
  });

  it('repeats work whose connection the server ended', async () => {
    const { transaction, ask } = await database.open([table]);
    let attempts = 0;
    await transaction(async ({ changes, rows }) => {
      attempts += 1;
      await changes(sql`INSERT INTO sample VALUES (${attempts}, 'x')`);
      if (attempts === 1) await rows(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    });
    expect(await ask(({ tuples }) => tuples(sql`SELECT id FROM sample`))).toEqual([[2]]);
  });

  it('repeats a transaction after a conflict with another one', async () => {
    const { transaction, ask } = await database.open([table]);
    await ask(({ script }) => script("INSERT INTO sample VALUES (1, 'a'), (2, 'b')"));
    let waiting = 2;
    let meet = (): void => {};
    const both = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const lock = (first: number, second: number) =>
      transaction(async ({ changes }) => {
        await changes(sql`UPDATE sample SET text = text || 'x' WHERE id = ${first}`);
        waiting -= 1;
        if (waiting <= 0) meet();
        await both;
        await changes(sql`UPDATE sample SET text = text || 'x' WHERE id = ${second}`);
      });
    await Promise.all([lock(1, 2), lock(2, 1)]);
    expect(await ask(({ tuples }) => tuples(sql`SELECT text FROM sample ORDER BY id`))).toEqual([['axx'], ['bxx']]);
  });

  it('finishes running work before closing, and rejects later work', async () => {
    const connection = await database.open();
    const running = connection.ask(({ tuples }) => tuples(sql`SELECT 1 FROM pg_sleep(0.05)`));
    await connection.close();
    expect(await running).toEqual([[1]]);
    await expect(connection.ask(async () => 1)).rejects.toMatchObject({ errorKey: 'store.closed' });
    await connection.close();
  });

  it('tells a listener of notifications, and of an interruption', async () => {
    const connection = await database.open([], () => {});
    const heard: string[] = [];
    let resumed = (): void => {};
    const again = new Promise<void>((resolve) => {
      resumed = resolve;
    });
    const listen = () =>
      new Promise<void>((resolve) => {
        const hear = (payload: string) => {
          heard.push(payload);
          resolve();
        };
        void connection.listen({ channel: 'Sample channel', heard: hear, resumed }).then(() => {
          void connection.ask(({ rows }) => rows(sql`SELECT pg_notify('Sample channel', ${`${heard.length}`})::text`));
        });
      });
    await listen();
    await connection.ask(({ rows }) =>
      rows(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
      ),
    );
    await again;
    await listen();
    expect(heard.slice(0, 2)).toEqual(['0', '1']);
  });
});

onPostgres('the migrations of PostgreSQL', (database) => {
  const first = { part: 'sample', steps: ['CREATE TABLE sample (id integer)'] };
  const second = {
    part: 'sample',
    steps: [...first.steps, 'ALTER TABLE sample ADD COLUMN text text; CREATE INDEX ON sample (text)'],
  };
  const other = { part: 'other', steps: ['CREATE TABLE other (id integer)'] };

  it('are applied once, in order, by one of several processes', async () => {
    const connection = await database.open([first]);
    const others = await Promise.all(Array.from({ length: 4 }, () => database.again()));
    await Promise.all(others.map((each) => migrate(each, [second, other])));
    const applied = sql`SELECT part, version FROM applied_migration ORDER BY part, version`;
    expect(await connection.ask(({ tuples }) => tuples(applied))).toEqual([
      ['other', 1],
      ['sample', 1],
      ['sample', 2],
    ]);
    expect(await connection.ask(({ tuples }) => tuples(sql`SELECT id, text FROM sample`))).toEqual([]);
  });

  it('of a newer release are refused', async () => {
    const connection = await database.open([second]);
    await expect(migrate(connection, [first])).rejects.toMatchObject({
      errorKey: 'store.newerSchema',
      params: { part: 'sample', version: 2, known: 1 },
    });
  });

  it('that fail leave nothing', async () => {
    const connection = await database.open();
    const broken = { part: 'broken', steps: ['CREATE TABLE kept (id integer)', 'SELECT nothing'] };
    await expect(migrate(connection, [other, broken])).rejects.toThrow('nothing');
    expect(
      await connection.ask(({ tuples }) => tuples(sql`SELECT to_regclass('other')::text, to_regclass('kept')::text`)),
    ).toEqual([[null, null]]);
  });
});
