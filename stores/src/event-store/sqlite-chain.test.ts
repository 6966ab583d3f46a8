import { DatabaseSync } from 'node:sqlite';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { checkChain } from './check-chain.ts';
import { sqliteEventStore } from './sqlite.ts';
import { sampleEvent } from './testing/event.fixture.ts';

const scratch = scratchFolder();

const oldTable = `
  CREATE TABLE event (
    position INTEGER PRIMARY KEY AUTOINCREMENT, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL,
    type TEXT NOT NULL, schema INTEGER NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL, UNIQUE (stream, revision)
  ) STRICT`;

const directly = (file: string, work: (sql: DatabaseSync) => void): void => {
  const sql = new DatabaseSync(file);
  work(sql);
  sql.close();
};

/** A log of a release without hashes. */
const oldLog = (events: number): string => {
  const file = scratch();
  directly(file, (sql) => {
    sql.exec(oldTable);
    const insert = sql.prepare(
      'INSERT INTO event (stream, revision, id, type, schema, data, metadata) VALUES (?,?,?,?,?,?,?)',
    );
    const at = JSON.stringify({ at: '2026-01-05T10:00:00.000Z' });
    sql.exec('BEGIN');
    for (let n = 0; n < events; n += 1) insert.run(`old-${n % 7}`, 1 + Math.floor(n / 7), `e${n}`, 'Old', 1, '{}', at);
    sql.exec('COMMIT');
  });
  return file;
};

const filled = async () => {
  const file = scratch();
  const store = sqliteEventStore(file);
  for (let n = 0; n < 6; n += 1)
    await store.append(`file-${n % 2}`, Math.floor(n / 2), [sampleEvent(`e${n}`, { amount: 10 + n })]);
  const { head } = await checkChain(store.chain);
  await store.close();
  return { file, head };
};

const checked = async (file: string, ...recorded: Parameters<typeof checkChain>[1][]) => {
  const store = sqliteEventStore(file);
  const check = await checkChain(store.chain, recorded[0]);
  await store.close();
  return check;
};

const at = '2026-01-05T10:00:00.000Z';
const third = `file-0 revision 2 (position 3, SomethingHappened, ${at})`;

describe('hash chain of a log in SQLite', () => {
  it.each([
    ['its data', `UPDATE event SET data = replace(data, '12', '13') WHERE position = 3`],
    ['its metadata', `UPDATE event SET metadata = replace(metadata, 'user-1', 'user-2') WHERE position = 3`],
    ['its id', `UPDATE event SET id = 'other' WHERE position = 3`],
    ['its schema', 'UPDATE event SET schema = 2 WHERE position = 3'],
  ])('names the first broken event where %s was changed', async (_, change) => {
    const { file } = await filled();
    directly(file, (sql) => sql.exec(change));
    expect((await checked(file)).faults).toEqual([
      `${third} does not fit: it was changed, or an event before it was changed or removed`,
    ]);
  });

  it('names the event with its changed type, stream and revision', async () => {
    for (const change of [`type = 'Other'`, `stream = 'other'`, 'revision = 9']) {
      const { file } = await filled();
      directly(file, (sql) => sql.exec(`UPDATE event SET ${change} WHERE position = 3`));
      expect((await checked(file)).faults).toEqual([expect.stringContaining('(position 3,')]);
    }
  });

  it('detects a text that was moved from data to metadata', async () => {
    const { file } = await filled();
    directly(file, (sql) => sql.exec(`UPDATE event SET metadata = data || metadata, data = '' WHERE position = 3`));
    expect((await checked(file)).faults).toHaveLength(1);
  });

  it('detects removed, inserted and exchanged events', async () => {
    const { file } = await filled();
    directly(file, (sql) => sql.exec('DELETE FROM event WHERE position = 3'));
    expect((await checked(file)).faults[0]).toContain('events are missing between position 2 and file-1 revision 2');
    const other = await filled();
    directly(other.file, (sql) =>
      sql.exec(`UPDATE event SET position = 100 WHERE position = 3; UPDATE event SET position = 3 WHERE position = 4;
                UPDATE event SET position = 4 WHERE position = 100`),
    );
    expect((await checked(other.file)).faults[0]).toContain('(position 3,');
  });

  it('detects events removed from the end, also after further appends', async () => {
    const { file, head } = await filled();
    directly(file, (sql) => sql.exec('DELETE FROM event WHERE position > 4'));
    expect((await checked(file)).faults).toEqual([
      'the log ends at position 4, but events were stored up to position 6',
    ]);
    directly(file, (sql) => sql.exec(`UPDATE sqlite_sequence SET seq = 4`));
    expect((await checked(file)).faults).toEqual([]);
    expect((await checked(file, { recorded: [head] })).faults).toEqual([
      'the log ends at position 4, but its head was recorded at position 6: 2 events are missing at its end',
    ]);
    const store = sqliteEventStore(file);
    for (const id of ['new-1', 'new-2']) await store.append(id, 0, [sampleEvent(id)]);
    await store.close();
    expect((await checked(file)).faults).toEqual([]);
    expect((await checked(file, { recorded: [head] })).faults).toHaveLength(1);
  });

  it('contains a head that was recorded earlier', async () => {
    const { file, head } = await filled();
    const store = sqliteEventStore(file);
    await store.append('later', 0, [sampleEvent('later')]);
    await store.close();
    const check = await checked(file, { recorded: [head] });
    expect(check).toMatchObject({ faults: [], head: { events: 7, position: 7 } });
  });

  it('detects a removed hash, and does not recompute it at the next start', async () => {
    const { file } = await filled();
    directly(file, (sql) => sql.exec('UPDATE event SET hash = NULL WHERE position >= 5'));
    const store = sqliteEventStore(file);
    await store.chain.complete();
    await store.close();
    expect((await checked(file)).faults[0]).toContain('(position 5, SomethingHappened');
  });
});

describe('log of a release without hashes', () => {
  it('gets hashes from its first event on during appends', async () => {
    const file = oldLog(1_000);
    const store = sqliteEventStore(file);
    expect(store.chain.isIncomplete()).toBe(true);
    const before = await checkChain(store.chain);
    expect(before).toMatchObject({ faults: [], unchained: 1_000 });
    const completing = store.chain.complete();
    for (let n = 0; n < 20; n += 1) await store.append('new', n, [sampleEvent(`new-${n}`)]);
    await completing;
    await store.append('new', 20, [sampleEvent('new-20')]);
    expect(await checkChain(store.chain, { recorded: [before.head] })).toMatchObject({
      faults: [],
      unchained: 0,
      head: { events: 1_021, position: 1_021 },
    });
    await store.close();
    directly(file, (sql) => sql.exec(`UPDATE event SET data = '{"a":1}' WHERE position = 17`));
    expect((await checked(file)).faults).toHaveLength(1);
  });

  it('continues after an interruption by the end of the process', async () => {
    const file = oldLog(1_500);
    for (let start = 0; start < 3; start += 1) {
      const store = sqliteEventStore(file);
      const end = new AbortController();
      const completing = store.chain.complete(end.signal);
      await store.append('new', start, [sampleEvent(`new-${start}`)]);
      end.abort();
      await completing;
      await store.close();
      expect((await checked(file)).faults).toEqual([]);
    }
    const store = sqliteEventStore(file);
    expect(store.chain.isIncomplete()).toBe(true);
    await store.chain.complete();
    expect(store.chain.isIncomplete()).toBe(false);
    await store.close();
    expect(await checked(file)).toMatchObject({ faults: [], unchained: 0, head: { events: 1_503 } });
  });

  it('gets hashes immediately where it is empty', async () => {
    const store = sqliteEventStore(oldLog(0));
    await store.append('new', 0, [sampleEvent('a')]);
    await store.chain.complete();
    await store.append('new', 1, [sampleEvent('b')]);
    expect(await checkChain(store.chain)).toMatchObject({ faults: [], unchained: 0, head: { events: 2 } });
    await store.close();
  });
});
