import { randomBytes } from 'node:crypto';
import type { Transaction } from '../sqlite/commit-queue.ts';
import { type Database, openDatabase } from '../sqlite/database.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { contentTable } from './content-table.ts';
import { pieceSize } from './pieces.ts';
import { storeContent } from './put-content.ts';
import { sqliteContentStore } from './sqlite.ts';

const scratch = scratchFolder();
const large = () => new Uint8Array(randomBytes(3 * pieceSize));

/** A full disk rolls back its first write, and another put writes before the caller learns of it. */
const fullForAMoment = (database: Database, meanwhile: () => Promise<void>): Database => {
  let writes = 0;
  const rolledBack = <T>(work: (transaction: Transaction) => T) =>
    database.write((transaction): T => {
      work(transaction);
      throw new Error('full');
    });
  return {
    ...database,
    write: async (work) => {
      writes += 1;
      if (writes > 1) return database.write(work);
      const outcome = rolledBack(work);
      await outcome.catch(meanwhile);
      return outcome;
    },
  };
};

describe('a put that was rolled back', () => {
  it('does not affect the put that got the same number', async () => {
    const file = scratch();
    const database = openDatabase(file);
    const table = contentTable(database);
    const [refused, stored] = [large(), large()];
    let sha256 = '';
    const full = fullForAMoment(database, async () => {
      ({ sha256 } = await storeContent(database, table, stored));
    });
    await expect(storeContent(full, table, refused)).rejects.toThrow('full');
    await database.close();

    const contents = await sqliteContentStore(file);
    expect(Buffer.from(await contents.get(sha256)).equals(stored)).toBe(true);
    await contents.close();
  });
});
