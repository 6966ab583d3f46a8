import { checkpointMigrations } from '../checkpoint-store/postgres.ts';
import { openDatabase } from '../sqlite/database.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { documentMigrations } from './postgres/collections.ts';
import { postgresDocumentStore } from './postgres.ts';
import { sqliteDocumentStore } from './sqlite.ts';
import { compareStores } from './testing/compare-stores.fixture.ts';

const scratch = scratchFolder();
/** Set by environment variables for longer runs and other histories. */
const questions = Number(process.env.CLEARBENCH_QUESTIONS ?? 400);
const seed = Number(process.env.CLEARBENCH_SEED ?? 20_261_127);

onPostgres('PostgreSQL', ({ open }) =>
  describe(`documents in PostgreSQL (seed ${seed})`, () => {
    it.each([1, 2])(
      'answers like SQLite for random writes and questions, history %d',
      async (history) => {
        const postgres = postgresDocumentStore(await open([documentMigrations, checkpointMigrations]));
        const sqlite = sqliteDocumentStore(openDatabase(scratch()));
        const { answered, differences } = await compareStores(seed + history, questions, [sqlite, postgres]);
        await Promise.all([postgres.close(), sqlite.close()]);
        expect(differences).toEqual([]);
        expect(answered).toBeGreaterThan(questions / 6);
      },
      120_000,
    );
  }),
);
