import { DatabaseSync } from 'node:sqlite';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { commitQueue, type Settled } from './commit-queue.ts';

const [normal, full] = [1, 2];

const opened = (file: string) => {
  const sql = new DatabaseSync(file);
  sql.exec('PRAGMA journal_mode = WAL; CREATE TABLE note (text TEXT)');
  const queue = commitQueue(sql, () => {});
  const waitsFor = sql.prepare('PRAGMA synchronous');
  /** Writes a note; returns what its commit waits for. */
  const note = (text: string, settled?: Settled) =>
    queue.run(() => {
      sql.prepare('INSERT INTO note VALUES (?)').run(text);
      return waitsFor.get()?.synchronous;
    }, settled);
  const notes = () =>
    sql
      .prepare('SELECT text FROM note ORDER BY rowid')
      .all()
      .map(({ text }) => text);
  return { note, notes, queue, close: () => sql.close() };
};

describe('writes that share a commit', () => {
  const scratch = scratchFolder();
  it('wait for the disk, unless all of them can be rebuilt', async () => {
    const { note, close } = opened(scratch());
    expect(await note('a')).toBe(full);
    expect(await Promise.all([note('b', 'committed'), note('c', 'committed')])).toEqual([normal, normal]);
    expect(await Promise.all([note('d', 'committed'), note('e', 'onDisk')])).toEqual([full, full]);
    expect(await note('f', 'committed')).toBe(normal);
    close();
  });

  it('are applied in the order of the calls, whatever they wait for', async () => {
    const { note, notes, queue, close } = opened(scratch());
    const broken = queue.run(() => {
      throw new Error('not this one');
    }, 'committed');
    const all = [note('a', 'committed'), note('b'), note('c', 'committed')];
    await expect(broken).rejects.toThrow('not this one');
    await Promise.all(all);
    expect(notes()).toEqual(['a', 'b', 'c']);
    close();
  });
});
