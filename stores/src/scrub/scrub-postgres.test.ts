import pg from 'pg';
import { checkpointMigrations } from '../checkpoint-store/postgres.ts';
import type { Change } from '../document-store/document-store.ts';
import { documentMigrations } from '../document-store/postgres/collections.ts';
import { postgresDocumentStore } from '../document-store/postgres.ts';
import { clientSettings } from '../postgres/postgres-address.ts';
import { bytesIn, clusterFolders } from '../testing/cluster-files.fixture.ts';
import { deletedLog } from '../testing/deleted-log.fixture.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { seededRandom } from '../testing/seeded-random.fixture.ts';
import { scrubPostgres } from './scrub-postgres.ts';

const shape = { indexes: [['email'], ['name']], search: 'search' };
const people = 'people@2';
/** Set by an environment variable to repeat a run with other documents. */
const seed = Number(process.env.CLEARBENCH_SEED ?? 20_261_127);

onPostgres('PostgreSQL', (database) =>
  describe(`scrubbing read models in PostgreSQL (seed ${seed})`, () => {
    deletedLog();
    const opened = async () => {
      const connection = await database.open([documentMigrations, checkpointMigrations]);
      const documents = postgresDocumentStore(connection);
      await documents.prepare(people, shape);
      return { connection, documents };
    };
    /** The names that occur in the files of a folder. */
    const namesIn = (folder: string, names: readonly string[]): string[] => {
      const files = bytesIn(folder);
      return names.filter((name) => files.some((bytes) => bytes.includes(name)));
    };
    const change = (id: string, position: number, name: string | null): Change => ({
      id,
      position,
      document: name === null ? null : { email: `${name}@example.org`, name, search: name, padding: 'x'.repeat(900) },
    });
    /** Three generations of people, of whom some leave; returns the names that are present and those that are gone. */
    const writeGenerations = async ({ connection, documents }: Awaited<ReturnType<typeof opened>>) => {
      const random = seededRandom(seed);
      const ids = Array.from({ length: 120 }, () => random.hex(16));
      const generation = (position: number) =>
        ids.map((id) => change(id, position, random.below(6) === 0 ? null : `name${random.hex(12)}`));
      const all = [generation(1), generation(2), generation(3)];
      for (const changes of all) {
        await documents.apply(people, changes);
        await connection.unlimited(({ script }) => script('ANALYZE'));
      }
      const namesOf = (changes: readonly Change[]) =>
        changes.flatMap(({ document }) => (document ? [String(document.name)] : []));
      return { gone: all.slice(0, 2).flatMap(namesOf), present: namesOf(all.at(-1) ?? []) };
    };

    it('leaves nothing of deleted documents and former values in the files, and keeps all others', async () => {
      const { connection, documents } = await opened();
      const client = new pg.Client(clientSettings(database.address()));
      await client.connect();
      const { gone, present } = await writeGenerations({ connection, documents });
      await client.query('CHECKPOINT');
      // Statistics would be copies of values; the server compresses them, so a search for bytes does not find them.
      const copied = await client.query("SELECT attname FROM pg_stats WHERE tablename = 'documents:people@2'");
      expect(copied.rows.filter(({ attname }) => !['position', 'deleted'].includes(attname))).toEqual([]);
      const { data, log } = await clusterFolders(connection);
      expect(namesIn(data, gone).length).toBeGreaterThan(gone.length / 2);
      const reported: unknown[] = [];
      await scrubPostgres(connection, ['people', 'nobody'], (error) => void reported.push(error));
      expect(reported).toEqual([]);
      expect([namesIn(data, gone), namesIn(log, gone.slice(0, 20))]).toEqual([[], []]);
      expect(namesIn(data, present)).toEqual(present);
      expect(await documents.count(people, [])).toBe(present.length);
      await client.end();
    });

    it('waits for transactions that began earlier, and for those that read the table', async () => {
      const { connection, documents } = await opened();
      const { gone } = await writeGenerations({ connection, documents });
      const old = new pg.Client(clientSettings(database.address()));
      await old.connect();
      await old.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1');
      await documents.apply(people, [change('late', 9, 'lateName'), change('late', 10, 'laterName')]);
      await documents.apply(people, [change('late', 11, null)]);
      let isOver = false;
      const scrubbing = scrubPostgres(connection, ['people'], () => {}).then(() => {
        isOver = true;
      });
      expect((await documents.get(people, 'late'))?.document).toBeUndefined();
      expect(isOver).toBe(false);
      await old.query('COMMIT');
      await old.end();
      await scrubbing;
      await connection.unlimited(({ script }) => script('CHECKPOINT'));
      expect(namesIn((await clusterFolders(connection)).data, [...gone, 'lateName', 'laterName'])).toEqual([]);
    });
  }),
);
