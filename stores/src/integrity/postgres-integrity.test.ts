import { checkpointMigrations } from '../checkpoint-store/postgres.ts';
import { documentMigrations } from '../document-store/postgres/collections.ts';
import { postgresDocumentStore } from '../document-store/postgres.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { postgresIntegrity } from './postgres-integrity.ts';

onPostgres('PostgreSQL', (database) =>
  describe('integrity of PostgreSQL', () => {
    const opened = async () => {
      const connection = await database.open([documentMigrations, checkpointMigrations]);
      const documents = postgresDocumentStore(connection);
      await documents.prepare('files@1', { indexes: [['name']] });
      await documents.apply('files@1', [{ id: 'a', position: 1, document: { name: 'one' } }]);
      const warnings: string[] = [];
      return { connection, warnings, integrity: postgresIntegrity(connection, (one) => void warnings.push(one)) };
    };

    it('is checked with amcheck where it is installed; a warning says how to install it', async () => {
      const { connection, warnings, integrity } = await opened();
      await integrity.checkIntegrity('whole');
      expect(warnings).toEqual([expect.stringContaining('CREATE EXTENSION amcheck')]);
      await connection.ask(({ script }) => script('CREATE EXTENSION amcheck SCHEMA public'));
      await integrity.checkIntegrity('whole');
      await integrity.writable();
      expect(warnings).toHaveLength(1);
    });

    it('is lost where an index misses a row of its table, and writes are refused then', async () => {
      const { connection, integrity } = await opened();
      await connection.ask(({ script }) => script('CREATE EXTENSION IF NOT EXISTS amcheck SCHEMA public'));
      // The catalogue then says that the index contains the row, which it does not.
      await connection.ask(({ script }) =>
        script(`UPDATE pg_index SET indisready = false WHERE indexrelid = to_regclass('"by:files@1:name"')`),
      );
      const documents = postgresDocumentStore(connection);
      await documents.apply('files@1', [{ id: 'b', position: 2, document: { name: 'two' } }]);
      await connection.ask(({ script }) =>
        script(`UPDATE pg_index SET indisready = true WHERE indexrelid = to_regclass('"by:files@1:name"')`),
      );
      await integrity.checkIntegrity();
      await integrity.writable();
      await integrity.checkIntegrity('whole');
      const damaged = { errorKey: 'store.damaged', params: { file: 'the index "by:files@1:name"' } };
      await expect(integrity.writable()).rejects.toMatchObject(damaged);
    });

    it('includes that the server takes writes', async () => {
      const { connection, integrity } = await opened();
      await integrity.writable();
      const readOnly = postgresIntegrity(
        {
          ...connection,
          ask: (work) =>
            connection.ask(async (queries) => {
              await queries.script('BEGIN READ ONLY');
              try {
                return await work(queries);
              } finally {
                await queries.script('ROLLBACK');
              }
            }),
        },
        () => {},
      );
      await expect(readOnly.writable()).rejects.toMatchObject({ errorKey: 'store.readOnly' });
    });
  }),
);
