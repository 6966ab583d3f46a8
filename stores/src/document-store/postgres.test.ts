import { checkpointMigrations } from '../checkpoint-store/postgres.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { documentMigrations } from './postgres/collections.ts';
import { postgresDocumentStore } from './postgres.ts';
import { documentStoreSpec } from './testing/spec.ts';

onPostgres('PostgreSQL', ({ open }) => {
  const opened = async () => postgresDocumentStore(await open([documentMigrations, checkpointMigrations]));
  documentStoreSpec('postgres', opened);
  documentStoreSpec('postgres, with indexes that are created later,', async () => {
    const store = await opened();
    return { ...store, prepare: (name, shape) => store.prepare(name, shape, { indexesLater: true }) };
  });
});
