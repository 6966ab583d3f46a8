import { DatabaseSync } from 'node:sqlite';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { commitQueue, type Settled } from './commit-queue.ts';

const [normal, full] = [1, 2];

const opened = (file: string) => {
  const sql = new DatabaseSync(file);
  sql.exec('PRAGMA journal_mode = WAL; CREATE TABLE note (text TEXT)');
  const queue = commitQueue(sql, () => {});
  const waitsFor = sql.prepare('PRAGMA synchronous');
  const insert = (text: string) => sql.prepare('INSERT INTO note VALUES (?)').run(text);
  /** Writes a note; returns what its commit waits for. */
  const note = (text: string, settled?: Settled) =>
    queue.run(() => {
      insert(text);
      return waitsFor.get()?.synchronous;
    }, settled && { settled });
  const notes = () =>
    sql
      .prepare('SELECT text FROM note ORDER BY rowid')
      .all()
      .map(({ text }) => text);
  return { note, notes, insert, queue, close: () => sql.close() };
};

describe('writes that share a commit', () => {
  const scratch = scratchFolder();
  // Time passes only where a write says so: on a busy machine it would end a transaction early.
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

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
    const broken = queue.run(
      () => {
        throw new Error('not this one');
      },
      { settled: 'committed' },
    );
    const all = [note('a', 'committed'), note('b'), note('c', 'committed')];
    await expect(broken).rejects.toThrow('not this one');
    await Promise.all(all);
    expect(notes()).toEqual(['a', 'b', 'c']);
    close();
  });

  it('are repeated without the failed one where they can be', async () => {
    const { queue, notes, insert, close } = opened(scratch());
    let runs = 0;
    const write = (text: string, fails = false) =>
      queue.run(
        () => {
          runs += 1;
          insert(text);
          if (fails) throw new Error(`not ${text}`);
          return text;
        },
        { isRepeatable: true },
      );
    const all = await Promise.allSettled([write('a'), write('b', true), write('c')]);
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      'a',
      'Error: not b',
      'c',
    ]);
    expect(notes()).toEqual(['a', 'c']);
    expect(runs).toBe(5);
    await Promise.all([write('d'), write('e')]);
    expect(runs).toBe(7);
    close();
  });

  it('run once where one of them cannot be repeated', async () => {
    const { queue, notes, note, insert, close } = opened(scratch());
    let runs = 0;
    const broken = queue.run(
      () => {
        runs += 1;
        insert('b');
        throw new Error('not b');
      },
      { isRepeatable: true },
    );
    const other = note('c');
    await expect(broken).rejects.toThrow('not b');
    await other;
    expect([notes(), runs]).toEqual([['c'], 1]);
    close();
  });

  it('share one transaction object, and the next transaction has another', async () => {
    const { queue, close } = opened(scratch());
    const same = (transaction: object) => transaction;
    const [a, b] = await Promise.all([queue.run(same), queue.run(same)]);
    expect(a).toBe(b);
    expect(await queue.run(same)).not.toBe(a);
    close();
  });

  it('leave the others to the next transaction when they take long', async () => {
    const { queue, close } = opened(scratch());
    const write = (milliseconds: number) =>
      queue.run((transaction) => {
        jest.advanceTimersByTime(milliseconds);
        return transaction;
      });
    const [a, b, c] = await Promise.all([write(8), write(1), write(0)]);
    expect(a).toBe(b);
    expect(b).not.toBe(c);
    close();
  });
});
