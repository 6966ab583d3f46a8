import { openDatabase } from '../sqlite/database.ts';
import { fakeTargets } from '../testing/mongo-targets.fixture.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { mongoDocumentStore } from './mongo.ts';
import { sqliteDocumentStore } from './sqlite.ts';
import { compareStores } from './testing/compare-stores.fixture.ts';

const scratch = scratchFolder();
/** Set by environment variables for longer runs and other histories. */
const questions = Number(process.env.CLEARBENCH_QUESTIONS ?? 250);
const seed = Number(process.env.CLEARBENCH_SEED ?? 20_261_127);
const [target] = fakeTargets();
if (!target) throw new Error('there is no fake');

describe(`documents in MongoDB (fake, seed ${seed})`, () => {
  it('are answered like those in SQLite for random writes and questions', async () => {
    const mongo = mongoDocumentStore(await target.open());
    const sqlite = sqliteDocumentStore(openDatabase(scratch()));
    const { answered, differences } = await compareStores(seed, questions, [sqlite, mongo]);
    await Promise.all([mongo.close(), sqlite.close()]);
    expect(differences).toEqual([]);
    expect(answered).toBeGreaterThan(questions / 6);
  }, 120_000);
});
