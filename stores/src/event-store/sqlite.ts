import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import { openDatabase } from '../sqlite/database.ts';
import type { DiskWatch } from '../sqlite/disk-watch.ts';
import type { Appended, EventStore } from './event-store.ts';
import { wakeBell } from './wake-bell.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS event (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    schema INTEGER NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
`;

const columns = 'position, stream, revision, id, type, schema, data, metadata';

/** An event as its row holds it, in the order of `columns`. */
type Row = [number, string, number, string, string, number, string, string];

/** A log in one SQLite file; appends of the same moment share a commit. */
export const sqliteEventStore = (file: string, disk?: DiskWatch): EventStore => {
  const database = openDatabase(file, undefined, disk);
  database.exec(schema);
  const bell = wakeBell();

  const end = database.statement(
    'SELECT revision, position FROM event WHERE stream = ? ORDER BY revision DESC LIMIT 1',
  );
  const head = database.statement('SELECT coalesce(max(position), 0) AS position FROM event');
  const insert = database.statement(
    'INSERT INTO event (stream, revision, id, type, schema, data, metadata) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const ofStream = database.statement(
    `SELECT ${columns} FROM event WHERE stream = ? AND revision > ? ORDER BY revision LIMIT ?`,
  );
  const ofAll = database.statement(`SELECT ${columns} FROM event WHERE position > ? ORDER BY position LIMIT ?`);
  for (const reading of [ofStream, ofAll]) reading.setReturnArrays(true);

  const appendNow = (stream: string, expected: number, rows: readonly EventRow[]): Appended => {
    const { revision: actual, position: before } = (end.get(stream) ?? { revision: 0, position: 0 }) as Appended;
    if (actual !== expected) throw new Failure('store.conflict', { stream, expected, actual });

    let revision = expected;
    let position = before;
    for (const row of rows) {
      revision += 1;
      position = Number(insert.run(stream, revision, ...row).lastInsertRowid);
    }
    return { revision, position };
  };

  return {
    readStream: (stream, after = 0, limit = -1) =>
      database.read(() => (ofStream.all(stream, after, limit) as unknown as Row[]).map(recorded)),
    readAll: (after, limit) => database.read(() => (ofAll.all(after, limit) as unknown as Row[]).map(recorded)),
    head: () => database.read(() => Number(head.get()?.position)),
    async append(stream, expected, events) {
      const rows = events.map(eventRow);
      const appended = await database.write(() => appendNow(stream, expected, rows));
      if (rows.length > 0) bell.ring();
      return appended;
    },
    onAppended: (wake) => bell.listen(wake),
    close: () => database.close(),
  };
};

type EventRow = readonly [id: string, type: string, schema: number, data: string, metadata: string];

const eventRow = ({ id, type, schema, data, metadata }: NewEvent): EventRow => [
  id,
  type,
  schema,
  JSON.stringify(data) ?? 'null',
  JSON.stringify(metadata),
];

const recorded = ([position, stream, revision, id, type, schema, data, metadata]: Row): RecordedEvent => ({
  id,
  type,
  schema,
  data: JSON.parse(data) as unknown,
  metadata: JSON.parse(metadata) as RecordedEvent['metadata'],
  stream,
  revision,
  position,
});
