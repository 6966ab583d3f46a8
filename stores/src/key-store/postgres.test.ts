import { onPostgres } from '../testing/postgres.fixture.ts';
import { keyMigrations } from './postgres/key-rows.ts';
import { postgresKeyStore } from './postgres.ts';
import { keyStoreSpec } from './testing/spec.ts';

const secrets = { secret: 'a secret that is only good for tests' };

onPostgres('PostgreSQL', ({ open, address }) =>
  keyStoreSpec('postgres', async () => {
    const connection = await open([keyMigrations]);
    return postgresKeyStore({ connection, address: address() }, secrets);
  }),
);
