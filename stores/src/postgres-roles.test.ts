import { sampleEvent } from './event-store/testing/event.fixture.ts';
import { openServerStores } from './open-server-stores.ts';
import { connectPostgres } from './postgres/postgres-connection.ts';
import { sql } from './postgres/sql.ts';
import { grantWork, migrateEverything, tablesWithRights } from './postgres-roles.ts';
import { onPostgres } from './testing/postgres.fixture.ts';

onPostgres('a role that works on the tables of another one', (database) => {
  const role = `worker_${process.pid}_${Date.now()}`;
  const opened = async () => {
    const url = await database.newSchemaUrl();
    const owner = await connectPostgres({ url });
    await migrateEverything(owner);
    await owner.ask(({ script }) => script(`CREATE ROLE ${role} LOGIN`));
    await grantWork(owner, role);
    return { owner, url, workerUrl: url.replace(/\/\/[^@]*@/, `//${role}@`) };
  };

  it('opens all stores, writes events and read models, and changes nothing else', async () => {
    const { owner, workerUrl } = await opened();
    const reported: string[] = [];
    const stores = await openServerStores({
      postgres: workerUrl,
      secrets: { secret: 'a secret that is only for tests' },
      onStoreError: (error) => void reported.push(String(error)),
    });
    await stores.events.append('a', 0, [sampleEvent('first')]);
    await stores.documents.prepare('files@1', { indexes: [['name']], search: 'text' });
    await stores.documents.apply('files@1', [{ id: 'a', position: 1, document: { name: 'one', text: 'one' } }]);
    await stores.documents.prepare('files@1', { indexes: [['other']] });
    await stores.scrub(['files']);
    await stores.documents.drop('files@1');
    // The rights to release the write-ahead log are those of an operator to give.
    expect(reported).toEqual([expect.stringContaining('stays in the write-ahead log')]);
    const worker = await connectPostgres({ url: workerUrl });
    for (const statement of [
      'DELETE FROM event',
      "UPDATE event SET data = '{}'",
      'TRUNCATE event',
      'DROP TABLE event',
      'ALTER TABLE content ADD COLUMN more text',
      'DELETE FROM log_mark',
      "INSERT INTO applied_migration VALUES ('log', 99)",
    ])
      await expect(worker.ask(({ script }) => script(statement))).rejects.toMatchObject({
        errorKey: 'store.accessDenied',
      });
    await worker.close();
    await stores.close();
    await owner.ask(({ script }) => script(`DROP OWNED BY ${role}; DROP ROLE ${role}`));
    await owner.close();
  });

  it('has rights on each table that the migrations make', async () => {
    const connection = await connectPostgres({ url: await database.newSchemaUrl() });
    await migrateEverything(connection);
    const tables = await connection.ask(({ tuples }) =>
      tuples<[string]>(sql`SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()`),
    );
    expect(tables.map(([name]) => name).toSorted()).toEqual(tablesWithRights.toSorted());
    await connection.close();
  });
});
