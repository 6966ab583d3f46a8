import { onPostgres } from '../testing/postgres.fixture.ts';
import { contentMigrations } from './postgres/uploads.ts';
import { postgresContentStore } from './postgres.ts';
import { contentStoreSpec } from './testing/spec.ts';

onPostgres('PostgreSQL', ({ open }) =>
  contentStoreSpec('postgres', async (now) => postgresContentStore(await open([contentMigrations]), now)),
);
