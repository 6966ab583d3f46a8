import { collectionNames } from './document-store/postgres/collections.ts';
import { tableOf } from './document-store/postgres/table-names.ts';
import { trigramSchema } from './document-store/postgres/trigrams.ts';
import { logMigrations } from './event-store/postgres/log-migrations.ts';
import { migrate } from './postgres/migrations.ts';
import type { PostgresConnection } from './postgres/postgres-connection.ts';
import { identifier, raw, sql } from './postgres/sql.ts';
import { storeMigrations } from './postgres-stores.ts';

/**
 * What the product does with each table at run time. Events are never changed nor removed; the mark of the log moves;
 * the tables of keys are rewritten when a key is destroyed.
 */
const rights: Readonly<Record<string, string>> = {
  applied_migration: 'SELECT',
  event: 'SELECT, INSERT',
  log_mark: 'SELECT, INSERT, UPDATE',
  checkpoint: 'SELECT, INSERT, UPDATE, DELETE',
  collection: 'SELECT, INSERT, UPDATE, DELETE',
  content: 'SELECT, INSERT, UPDATE, DELETE',
  piece: 'SELECT, INSERT, UPDATE, DELETE',
  master_key: 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE',
  owner_key: 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE',
  recent_notice: 'SELECT, INSERT, UPDATE, DELETE',
};

/** Every table that the migrations make, for the test that compares them with the rights. */
export const tablesWithRights: readonly string[] = Object.keys(rights);

/** Brings all tables to the newest version; the role of the connection owns them. */
export const migrateEverything = async (connection: PostgresConnection): Promise<void> => {
  await connection.ask(trigramSchema);
  await migrate(connection, [logMigrations, ...storeMigrations]);
};

/**
 * Gives a role what the services need: rights on the tables of the owner, and the tables of read models, which it
 * creates, changes and drops itself.
 */
export const grantWork = (connection: PostgresConnection, role: string): Promise<void> =>
  connection.unlimited(async (queries) => {
    const { changes, script, tuples } = queries;
    const worker = identifier(role);
    await script('BEGIN');
    try {
      const [schema] = await tuples<[string]>(sql`SELECT current_schema()`);
      await changes(sql`GRANT USAGE, CREATE ON SCHEMA ${identifier(schema?.[0] ?? 'public')} TO ${worker}`);
      for (const [table, allowed] of Object.entries(rights)) {
        await changes(sql`REVOKE ALL ON ${identifier(table)} FROM ${worker}`);
        await changes(sql`GRANT ${raw(allowed)} ON ${identifier(table)} TO ${worker}`);
      }
      const collections = await collectionNames(queries);
      for (const name of collections) await changes(sql`ALTER TABLE ${tableOf(name)} OWNER TO ${worker}`);
      await script('COMMIT');
    } catch (error) {
      await script('ROLLBACK').catch(() => {});
      throw error;
    }
  });
