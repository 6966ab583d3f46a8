import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { pieceSize } from './pieces.ts';
import { sqliteContentStore } from './sqlite.ts';

const scratch = scratchFolder();
const rowsIn = (file: string) => {
  const sql = new DatabaseSync(file);
  const { contents, pieces } = sql
    .prepare('SELECT (SELECT count(*) FROM content) AS contents, (SELECT count(*) FROM piece) AS pieces')
    .get() ?? { contents: -1, pieces: -1 };
  sql.close();
  return [contents, pieces];
};

/** A copy of the files in their current state, as after a killed process. */
const asLeft = (file: string) => {
  const copy = scratch();
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  return copy;
};

it('removes the leftovers of a killed put, and keeps complete contents', async () => {
  const file = scratch();
  const store = await sqliteContentStore(file);
  const whole = await store.put(Buffer.from('kept whole'));

  let left = '';
  async function* slowly() {
    for (let n = 0; n < 4; n += 1) yield randomBytes(pieceSize);
    left = asLeft(file);
  }
  await store.put(slowly());
  await store.close();
  expect(rowsIn(left)).toEqual([2, 4]);

  const reopened = await sqliteContentStore(left);
  expect(Buffer.from(await reopened.get(whole.sha256)).toString()).toBe('kept whole');
  await reopened.close();
  expect(rowsIn(left)).toEqual([1, 1]);
});

it('leaves no chunk of a failed or redundant put', async () => {
  const file = scratch();
  const store = await sqliteContentStore(file);
  const bytes = randomBytes(2 * pieceSize + 1);
  async function* source(breaks: boolean) {
    yield bytes;
    if (breaks) throw new Error('broke off');
  }
  await expect(store.put(source(true))).rejects.toThrow('broke off');
  await Promise.all([store.put(source(false)), store.put(source(false)), store.put(bytes)]);
  await store.close();
  expect(rowsIn(file)).toEqual([1, 3]);
});

it('completes a removal that a kill interrupted, and keeps other contents', async () => {
  const file = scratch();
  const store = await sqliteContentStore(file);
  const [gone, stored] = [await store.put(randomBytes(3 * pieceSize)), await store.put(Buffer.from('kept'))];
  await store.close();
  // The state after the first commit of a removal.
  const sql = new DatabaseSync(file);
  sql.prepare('UPDATE content SET sha256 = NULL WHERE sha256 = ?').run(gone.sha256);
  sql.exec('DELETE FROM piece WHERE number = 0 AND put = 1');
  sql.close();
  const reopened = await sqliteContentStore(file);
  expect([await reopened.has(gone.sha256), await reopened.has(stored.sha256)]).toEqual([false, true]);
  await reopened.close();
  expect(rowsIn(file)).toEqual([1, 1]);
});

it('opens a file from before put instants were recorded', async () => {
  const file = scratch();
  const store = await sqliteContentStore(file);
  const { sha256 } = await store.put(Buffer.from('an old one'));
  await store.close();
  const sql = new DatabaseSync(file);
  sql.exec('ALTER TABLE content DROP COLUMN put_at');
  sql.close();
  const reopened = await sqliteContentStore(file);
  expect(Buffer.from(await reopened.get(sha256)).toString()).toBe('an old one');
  await reopened.put(Buffer.from('an old one'));
  expect(await reopened.remove(sha256, Date.now() - 10 * 3_600_000)).toBe(false);
  await reopened.close();
});

it('leaves no row of a removed content', async () => {
  const file = scratch();
  const store = await sqliteContentStore(file);
  const { sha256 } = await store.put(randomBytes(2 * pieceSize + 1));
  expect(await store.remove(sha256, Date.now() + 10 * 3_600_000)).toBe(true);
  await store.close();
  expect(rowsIn(file)).toEqual([0, 0]);
});
