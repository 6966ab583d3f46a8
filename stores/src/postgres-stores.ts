import { noticeMigrations } from './change-feed/postgres/notice-migrations.ts';
import { postgresChangeFeed } from './change-feed/postgres.ts';
import { checkpointMigrations, postgresCheckpointStore } from './checkpoint-store/postgres.ts';
import { contentMigrations } from './content-store/postgres/uploads.ts';
import { postgresContentStore } from './content-store/postgres.ts';
import { documentMigrations } from './document-store/postgres/collections.ts';
import { trigramSchema } from './document-store/postgres/trigrams.ts';
import { postgresDocumentStore } from './document-store/postgres.ts';
import { postgresIntegrity } from './integrity/postgres-integrity.ts';
import type { Secrets } from './key-store/master-key.ts';
import { keyMigrations } from './key-store/postgres/key-rows.ts';
import { type PostgresKeys, postgresKeyStore } from './key-store/postgres.ts';
import { type Migrations, migrate } from './postgres/migrations.ts';
import { scrubPostgres } from './scrub/scrub-postgres.ts';
import type { Stores } from './stores.ts';

/** The database, and the secrets of its keys; `report` receives errors of background work, `warn` what is missing. */
export type PostgresStoresSettings = PostgresKeys & {
  readonly secrets: Secrets;
  readonly report?: (error: unknown) => void;
  readonly warn?: (sentence: string) => void;
};

/** All stores except the log. */
export type PostgresStores = Omit<Stores, 'events' | 'chain'>;

/** The tables of all stores except the log. */
export const storeMigrations: readonly Migrations[] = [
  checkpointMigrations,
  documentMigrations,
  contentMigrations,
  keyMigrations,
  noticeMigrations,
];

/**
 * Read models, checkpoints, contents, notices and keys in one PostgreSQL database. Several processes may open it at the
 * same time, if only one of them writes each read model. Closing them leaves the connection open.
 */
export const postgresStores = async ({
  connection,
  address,
  secrets,
  report = console.error,
  warn = console.warn,
}: PostgresStoresSettings): Promise<PostgresStores> => {
  await connection.ask(trigramSchema);
  await migrate(connection, storeMigrations);
  const parts = {
    documents: postgresDocumentStore(connection),
    checkpoints: postgresCheckpointStore(connection),
    contents: await postgresContentStore(connection),
    keys: await postgresKeyStore({ connection, address }, secrets, report),
    // Opened last, because it starts to work immediately.
    changes: await postgresChangeFeed(connection, report),
  };
  return {
    ...parts,
    ...postgresIntegrity(connection, warn),
    scrub: (names) => scrubPostgres(connection, names, report),
    async close() {
      const { documents, checkpoints, contents, changes, keys } = parts;
      for (const store of [changes, documents, checkpoints, contents, keys]) await store.close();
    },
  };
};
