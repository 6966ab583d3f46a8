import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { scratchFolder } from '../sqlite/scratch-folder.ts';
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

/** A copy of the files as they stand, as a killed process would leave them. */
const asLeft = (file: string) => {
  const copy = scratch();
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  return copy;
};

it('removes what a killed put left, and keeps what was whole', async () => {
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

it('leaves no piece of a put that broke off or that was one too many', async () => {
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
