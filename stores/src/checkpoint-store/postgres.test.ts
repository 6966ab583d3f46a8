import { documentMigrations } from '../document-store/postgres/collections.ts';
import { postgresDocumentStore } from '../document-store/postgres.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { checkpointMigrations, postgresCheckpointStore } from './postgres.ts';
import { checkpointStoreSpec } from './testing/spec.ts';

onPostgres('PostgreSQL', ({ open }) =>
  checkpointStoreSpec('postgres', async () => {
    const connection = await open([documentMigrations, checkpointMigrations]);
    return { checkpoints: postgresCheckpointStore(connection), documents: postgresDocumentStore(connection) };
  }),
);
