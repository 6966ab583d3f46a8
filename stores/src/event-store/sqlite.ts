import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import type { Transaction } from '../sqlite/commit-queue.ts';
import { openDatabase } from '../sqlite/database.ts';
import type { DiskWatch } from '../sqlite/disk-watch.ts';
import { hashOfEvent, noPredecessor } from './event-hash.ts';
import type { Appended } from './event-store.ts';
import type { ChainedEvent, ChainedEventStore } from './log-chain.ts';
import { notifier } from './notifier.ts';
import { chainBacklog } from './sqlite/chain-backlog.ts';
import { prepareLogTable } from './sqlite/log-table.ts';

const columns = 'position, stream, revision, id, type, schema, data, metadata';

/** The row of an event, in the order of `columns`. */
type Row = [number, string, number, string, string, number, string, string];

/** The last position, and the hash of the last event; null where it has none. */
type End = { readonly position: number; readonly hash: string | null };

type RememberedEnd = { readonly transaction: Transaction; readonly end: Appended };

/** Streams whose ends are remembered, because the look-up of an end is a part of each append. */
const mostEnds = 10_000;

/** A log in one SQLite file; concurrent appends share a commit. */
export const sqliteEventStore = (file: string, disk?: DiskWatch, open = openDatabase): ChainedEventStore => {
  const database = open(file, undefined, disk);
  prepareLogTable(database);
  const appends = notifier();

  const endOfStream = database.statement(
    'SELECT revision, position FROM event WHERE stream = ? ORDER BY revision DESC LIMIT 1',
  );
  const head = database.statement('SELECT coalesce(max(position), 0) AS position FROM event');
  const endOfLog = database.statement(`
    SELECT max(coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'event'), 0),
               coalesce((SELECT max(position) FROM event), 0)) AS position,
           (SELECT hash FROM event ORDER BY position DESC LIMIT 1) AS hash`);
  const isEmpty = database.statement('SELECT NOT EXISTS (SELECT 1 FROM event) AS empty');
  const insert = database.statement(`INSERT INTO event (${columns}, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const ofStream = database.statement(
    `SELECT ${columns} FROM event WHERE stream = ? AND revision > ? ORDER BY revision LIMIT ?`,
  );
  const ofAll = database.statement(`SELECT ${columns} FROM event WHERE position > ? ORDER BY position LIMIT ?`);
  const stored = database.statement(`SELECT ${columns}, hash FROM event WHERE position > ? ORDER BY position LIMIT ?`);
  for (const reading of [ofStream, ofAll]) reading.setReturnArrays(true);
  const readStored = (after: number, limit: number): ChainedEvent[] =>
    (stored.all(after, limit) as unknown as (Omit<ChainedEvent, 'hash'> & { hash: string | null })[]).map((row) => ({
      ...row,
      hash: row.hash ?? undefined,
    }));
  const backlog = chainBacklog(database, readStored);

  /**
   * The ends of streams after an append. They are used once its transaction is committed, because a rollback takes them
   * back; nothing else writes to the log while this process has its folder.
   */
  const ends = boundedCache<RememberedEnd>(mostEnds);
  const endOf = (stream: string): Appended => {
    const known = ends.get(stream);
    return known?.transaction.isCommitted === true
      ? known.end
      : ((endOfStream.get(stream) ?? { revision: 0, position: 0 }) as Appended);
  };

  /** The end of the log after the latest append, in the running transaction or in a committed one. */
  let known: { readonly transaction: Transaction; readonly end: End } | undefined;
  const endIn = (transaction: Transaction): End =>
    known?.transaction === transaction || known?.transaction.isCommitted === true ? known.end : (endOfLog.get() as End);

  /** The first position of a transaction's appends. */
  const firstPositions = new WeakMap<Transaction, number>();
  /** The first position that a power loss could still take back; readers of the log do not see it yet. */
  const firstUnflushed = (): number => {
    for (const transaction of database.unflushed()) {
      const first = firstPositions.get(transaction);
      if (first !== undefined) return first;
    }
    return Number.POSITIVE_INFINITY;
  };

  /** Undefined while older events wait for their hashes; new events then wait too. */
  const predecessor = ({ hash }: End): string | undefined => {
    if (hash !== null) return hash;
    return backlog.exists() && isEmpty.get()?.empty === 0 ? undefined : noPredecessor;
  };

  const appendNow = (
    transaction: Transaction,
    stream: string,
    expected: number,
    rows: readonly EventRow[],
  ): Appended => {
    const last = endOf(stream);
    if (last.revision !== expected) throw new Failure('store.conflict', { stream, expected, actual: last.revision });
    if (rows.length === 0) return last;

    const end = endIn(transaction);
    let [revision, position, previous] = [expected, end.position, predecessor(end)];
    if (!firstPositions.has(transaction)) firstPositions.set(transaction, position + 1);
    for (const [id, type, schema, data, metadata] of rows) {
      revision += 1;
      position += 1;
      if (previous !== undefined)
        previous = hashOfEvent(previous, { position, stream, revision, id, type, schema, data, metadata });
      insert.run(position, stream, revision, id, type, schema, data, metadata, previous ?? null);
    }
    // While hashes are missing, the same transaction may add that of the last event.
    if (previous !== undefined) known = { transaction, end: { position, hash: previous } };
    ends.set(stream, { transaction, end: { revision, position } });
    return { revision, position };
  };

  return {
    async readStream(stream, after = 0, limit = -1) {
      const events = await database.read(() => (ofStream.all(stream, after, limit) as unknown as Row[]).map(recorded));
      // A caller may answer from these events without an append of its own.
      if ((events.at(-1)?.position ?? 0) >= firstUnflushed()) await database.flushed();
      return events;
    },
    readAll: (after, limit) =>
      database.read(() => {
        const rows = ofAll.all(after, limit) as unknown as Row[];
        const end = firstUnflushed();
        return (end === Number.POSITIVE_INFINITY ? rows : rows.filter(([position]) => position < end)).map(recorded);
      }),
    head: () => database.read(() => Math.min(Number(head.get()?.position), firstUnflushed() - 1)),
    async append(stream, expected, events) {
      const rows = events.map(eventRow);
      const appended = await database.write((transaction) => appendNow(transaction, stream, expected, rows), {
        isRepeatable: true,
      });
      if (rows.length > 0) appends.ring();
      return appended;
    },
    onAppended: (wake) => appends.listen(wake),
    chain: {
      per: 'log',
      read: (after, limit) => database.read(() => readStored(after, limit)),
      lastAssigned: () => database.read(() => (endOfLog.get() as End).position),
      isIncomplete: backlog.exists,
      complete: backlog.complete,
    },
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
