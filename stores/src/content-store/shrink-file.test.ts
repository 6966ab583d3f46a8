import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../sqlite/database.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { pieceSize } from './pieces.ts';
import { enableIncrementalVacuum } from './shrink-file.ts';
import { sqliteContentStore } from './sqlite.ts';

const scratch = scratchFolder();
const later = () => Date.now() + 10 * 3_600_000;
const large = 16 * pieceSize;

const filled = async (file: string) => {
  const store = await sqliteContentStore(file);
  const stored = await store.put(randomBytes(2 * pieceSize));
  const gone = await store.put(randomBytes(large));
  await store.close();
  return { kept: stored, gone };
};

describe('the file of the contents', () => {
  it('is smaller after contents were removed, and keeps the others', async () => {
    const file = scratch();
    const { kept: stored, gone } = await filled(file);
    const before = statSync(file).size;
    const store = await sqliteContentStore(file);
    await store.remove(gone.sha256, later());
    expect(await store.get(stored.sha256)).toHaveLength(2 * pieceSize);
    await store.close();
    expect(before - statSync(file).size).toBeGreaterThan(0.9 * large);
  });

  it('lets other writes go in between', async () => {
    const file = scratch();
    const { gone } = await filled(file);
    const store = await sqliteContentStore(file);
    const ended: string[] = [];
    const removing = store.remove(gone.sha256, later()).then(() => ended.push('removal'));
    for (let n = 0; n < 20; n += 1) await store.put(Buffer.from(`small ${n}`)).then(() => ended.push('put'));
    await removing;
    await store.close();
    expect(ended.indexOf('removal')).toBeGreaterThan(2);
  });

  it('of an older version is rewritten once, unless it is large', async () => {
    const file = scratch();
    const sql = new DatabaseSync(file);
    sql.exec('CREATE TABLE t (b BLOB); INSERT INTO t VALUES (zeroblob(100000))');
    sql.close();
    const modeOf = () => {
      const reader = new DatabaseSync(file);
      const mode = reader.prepare('PRAGMA auto_vacuum').get();
      reader.close();
      return mode;
    };
    const opened = async (mostBytes?: number) => {
      const database = openDatabase(file);
      enableIncrementalVacuum(database, mostBytes);
      await database.close();
    };
    await opened(50_000);
    expect(modeOf()).toEqual({ auto_vacuum: 0 });
    await opened();
    expect(modeOf()).toEqual({ auto_vacuum: 2 });
  });
});
