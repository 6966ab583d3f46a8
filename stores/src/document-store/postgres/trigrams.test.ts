import { sql } from '../../postgres/sql.ts';
import { onPostgres } from '../../testing/postgres.fixture.ts';
import { trigramSchema } from './trigrams.ts';

onPostgres('PostgreSQL', (database) =>
  describe('the extension for text search in PostgreSQL', () => {
    it('is created once, also by several processes at the same time', async () => {
      const connections = [await database.open(), await database.again(), await database.again()];
      const schemas = await Promise.all(connections.map(({ ask }) => ask(trigramSchema)));
      expect(schemas).toEqual(['public', 'public', 'public']);
    });

    it('is refused with its name where the role may not create it', async () => {
      const { ask } = await database.open();
      await ask(({ script }) => script('DROP EXTENSION IF EXISTS pg_trgm'));
      const asGuest = ask(async (queries) => {
        await queries.script('SET ROLE pg_read_all_data');
        try {
          return await trigramSchema(queries);
        } finally {
          await queries.script('RESET ROLE');
        }
      });
      const reason = expect.stringMatching(/pg_trgm.*CREATE EXTENSION pg_trgm.*permission denied/);
      await expect(asGuest).rejects.toMatchObject({ errorKey: 'store.badAddress', params: { reason } });
    });

    it('is found in another schema', async () => {
      const { ask } = await database.open();
      await ask(({ script }) =>
        script('DROP EXTENSION IF EXISTS pg_trgm; CREATE SCHEMA others; CREATE EXTENSION pg_trgm SCHEMA others'),
      );
      expect(await ask(trigramSchema)).toBe('others');
      await ask(({ changes }) => changes(sql`CREATE TABLE t (search text)`));
      await ask(({ script }) => script('CREATE INDEX ON t USING gin (search "others".gin_trgm_ops)'));
    });
  }),
);
