import { copyFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { joinCheckpointThread } from './checkpoint-thread.ts';
import { type CommitQueue, commitQueue } from './commit-queue.ts';
import { openDatabase } from './database.ts';
import { type WalCheckpointer, walCheckpointer } from './wal-checkpointer.ts';

const kibibyte = 1024;
const limits = { checkpointAt: 256 * kibibyte, renewAt: 512 * kibibyte, most: 1024 * kibibyte };
const scratch = scratchFolder();
const table = 'CREATE TABLE IF NOT EXISTS thing (bytes BLOB)';
const insert = 'INSERT INTO thing VALUES (randomblob(10000))';
const countIn = (file: string) => {
  const sql = new DatabaseSync(file);
  const { things } = sql.prepare('SELECT count(*) AS things FROM thing').get() ?? {};
  sql.close();
  return things;
};

describe('a database with a checkpoint thread', () => {
  it('keeps its log short during continuous writes', async () => {
    const file = scratch();
    const database = openDatabase(file, limits);
    database.exec(table);
    const write = () => database.write(() => database.statement(insert).run());
    let longest = 0;
    for (let n = 0; n < 1500; n += 1) {
      await write();
      longest = Math.max(longest, statSync(`${file}-wal`).size);
    }
    expect(longest).toBeGreaterThan(limits.checkpointAt);
    expect(longest).toBeLessThan(limits.most + 100 * kibibyte);
    expect(statSync(file).size).toBeGreaterThan(10 * limits.most);
    const last = write();
    await database.close();
    await last;
    expect(countIn(file)).toBe(1501);
  });

  it('also moves small writes into the file, soon after they were written', async () => {
    const file = scratch();
    const database = openDatabase(file, limits);
    database.exec(table);
    await database.write(() => database.statement(insert).run());
    const before = statSync(file).size;
    while (statSync(file).size === before) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(statSync(file).size).toBeGreaterThan(before);
    await database.close();
  });

  it('opens with the log of a killed process', async () => {
    const file = scratch();
    const copy = scratch();
    const database = openDatabase(file, limits);
    database.exec(table);
    for (let n = 0; n < 10; n += 1) await database.write(() => database.statement(insert).run());
    for (const end of ['', '-wal']) copyFileSync(file + end, copy + end);
    await database.close();

    const again = openDatabase(copy, limits);
    await again.write(() => again.statement(insert).run());
    await again.close();
    expect(countIn(copy)).toBe(11);
  });
});

describe('WAL checkpointer', () => {
  const opened = (file: string, checkpoint: (file: string) => Promise<void>) => {
    const sql = new DatabaseSync(file);
    sql.exec(`PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; ${table}`);
    const reported: unknown[] = [];
    const report = (error: unknown) => void reported.push(error);
    const queue: CommitQueue = commitQueue(sql, () => checkpointer.committed());
    let resolveHeld = () => {};
    const held = new Promise<void>((resolve) => {
      resolveHeld = resolve;
    });
    const hold = (by: string) => {
      queue.hold(by);
      resolveHeld();
    };
    const checkpointer: WalCheckpointer = walCheckpointer({
      sql,
      file,
      queue: { ...queue, hold },
      checkpoint,
      limits,
      report,
    });
    const write = async (times: number) => {
      for (let n = 0; n < times; n += 1) await queue.run(() => sql.prepare(insert).run());
    };
    return { sql, keeper: checkpointer, write, held, reported };
  };

  it('delays writes at the largest length, until a checkpoint has ended', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const thread = joinCheckpointThread();
    const file = scratch();
    const { sql, keeper, write, held } = opened(file, async () => {
      await ended;
      await thread.checkpoint(file);
    });
    const writing = write(300);
    await held;
    const length = statSync(`${file}-wal`).size;
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(statSync(`${file}-wal`).size).toBe(length);
    end();
    await writing;
    await keeper.close();
    thread.leave();
    sql.close();
    expect(countIn(file)).toBe(300);
  });

  it('moves the pages itself where the thread cannot, and reports the reason', async () => {
    const file = scratch();
    const broken = new Error('no thread');
    const { sql, keeper, write, reported } = opened(file, () => Promise.reject(broken));
    await write(300);
    await keeper.close();
    expect(statSync(`${file}-wal`).size).toBeLessThan(limits.most + 100 * kibibyte);
    expect(statSync(file).size).toBeGreaterThan(limits.most);
    expect(reported[0]).toBe(broken);
    sql.close();
  });

  it('tries once a second on a full disk, reports it once, and continues when there is space', async () => {
    const file = scratch();
    const thread = joinCheckpointThread();
    let full = true;
    let checkpoints = 0;
    const { sql, keeper, write, reported } = opened(file, async (name) => {
      checkpoints += 1;
      if (full) throw new Error('full');
      await thread.checkpoint(name);
    });
    const exec = sql.exec.bind(sql);
    sql.exec = (text) => {
      if (full && text.includes('wal_checkpoint')) throw new Error('full');
      exec(text);
    };
    const began = performance.now();
    await write(100);
    expect(checkpoints).toBeGreaterThan(0);
    expect(checkpoints).toBeLessThan(4 + (performance.now() - began) / 1_000);
    full = false;
    const behind = () => {
      const { log, checkpointed } = sql.prepare('PRAGMA wal_checkpoint(NOOP)').get() as Record<string, number>;
      return Number(log) - Number(checkpointed);
    };
    while (behind() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(behind()).toBe(0);
    expect(reported).toHaveLength(1);
    await keeper.close();
    thread.leave();
    sql.close();
    expect(countIn(file)).toBe(100);
  });

  it('does not delay writers repeatedly for a reader of an old state', async () => {
    const file = scratch();
    const thread = joinCheckpointThread();
    let checkpoints = 0;
    const { sql, keeper, write } = opened(file, (name) => {
      checkpoints += 1;
      return thread.checkpoint(name);
    });
    await write(1);
    const reader = new DatabaseSync(file);
    reader.exec('BEGIN; SELECT count(*) FROM thing');
    await write(300);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(limits.most);
    expect(checkpoints).toBeLessThan(30);
    reader.exec('COMMIT');
    await keeper.close();
    expect(reader.prepare('PRAGMA wal_checkpoint(NOOP)').get()).toMatchObject({ busy: 0 });
    reader.close();
    thread.leave();
    sql.close();
    expect(countIn(file)).toBe(301);
  });
});
