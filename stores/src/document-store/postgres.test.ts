import { checkpointMigrations } from '../checkpoint-store/postgres.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { documentMigrations } from './postgres/collections.ts';
import { postgresDocumentStore } from './postgres.ts';
import { documentStoreSpec } from './testing/spec.ts';

onPostgres('PostgreSQL', ({ open }) =>
  documentStoreSpec('postgres', async () =>
    postgresDocumentStore(await open([documentMigrations, checkpointMigrations])),
  ),
);
