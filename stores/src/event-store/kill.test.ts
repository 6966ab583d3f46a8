import { onPostgres } from '../testing/postgres.fixture.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { logMigrations } from './postgres/log-migrations.ts';
import { postgresEventStore } from './postgres.ts';
import { sqliteEventStore } from './sqlite.ts';
import { type Acknowledged, expectAllKept, writeAndKill } from './testing/kill-writer-process.fixture.ts';

const scratch = scratchFolder();

it('keeps every acknowledged event once and every stream gapless after any number of kills', async () => {
  const file = scratch();
  const acknowledged: Acknowledged[] = [];
  for (const [round, appends] of [1, 350, 1203].entries())
    acknowledged.push(...(await writeAndKill([file, String(round)], appends)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(1554);

  const store = sqliteEventStore(file);
  await expectAllKept(store, acknowledged);
  await store.close();
});

onPostgres('processes that are killed while they append to PostgreSQL', (database) => {
  it('leave every acknowledged event once and every stream gapless', async () => {
    const store = await postgresEventStore(await database.open([logMigrations]));
    const { url, schema = '' } = database.address();
    const acknowledged: Acknowledged[] = [];
    for (const [round, appends] of [1, 150, 400].entries())
      acknowledged.push(...(await writeAndKill([url, String(round), schema], appends)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(551);
    await expectAllKept(store, acknowledged);
    await store.close();
  });
});
