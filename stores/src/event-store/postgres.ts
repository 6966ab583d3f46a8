import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import { lifecycleGuard } from '../lifecycle-guard.ts';
import { channelName } from '../postgres/channel-name.ts';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { raw, type Statement, sql } from '../postgres/sql.ts';
import type { Appended } from './event-store.ts';
import type { ChainedEvent, ChainedEventStore } from './log-chain.ts';
import { notifier } from './notifier.ts';
import { appendQueue } from './postgres/append-queue.ts';
import { bytesOf, type EventRow } from './postgres/event-rows.ts';
import { knownEnd } from './postgres/known-end.ts';
import { replicatedReads } from './postgres/replicated-reads.ts';
import { seenEnd } from './postgres/seen-end.ts';

/** Most bytes of one append: more than any command appends. */
const mostBytes = 64 * 1024 * 1024;

const columns = raw('position, stream, revision, id, type, schema, data, metadata');

/** The row of an event, in the order of `columns`. */
type Row = readonly [number, Buffer, number, Buffer, string, number, string, string];

/**
 * A log in the table `event` of a PostgreSQL database, made by `logMigrations`. Appends of a moment share one call and
 * one commit; notifications wake the listeners of every process.
 */
export const postgresEventStore = async (connection: PostgresConnection): Promise<ChainedEventStore> => {
  const channel = await channelName(connection, 'event', 'clearbench_log');
  const end = knownEnd();
  const queue = appendQueue(connection.forAppends, end);
  const appends = notifier();
  const seen = seenEnd();
  connection.checkEach(seen.check);
  const replicated = replicatedReads(connection);
  const open = lifecycleGuard();
  const inProgress = new Set<Promise<unknown>>();
  let stopListening: Promise<() => void> | undefined;

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    open.pass();
    const working = work();
    inProgress.add(working);
    try {
      return await working;
    } finally {
      inProgress.delete(working);
    }
  };
  const tuples = <R extends readonly unknown[]>(statement: Statement): Promise<R[]> =>
    run(async () => {
      const rows = await connection.ask((queries) => queries.tuples<R>(statement));
      await replicated();
      return rows;
    });

  const endOf = async (stream: string): Promise<Appended> => {
    const [end] = await tuples<[number, number]>(sql`
      SELECT revision, position FROM event WHERE stream = ${bytesOf(stream)} ORDER BY revision DESC LIMIT 1`);
    return { revision: end?.[0] ?? 0, position: end?.[1] ?? 0 };
  };
  const onlyCheck = async (stream: string, expected: number): Promise<Appended> => {
    const end = await endOf(stream);
    if (end.revision !== expected) throw new Failure('store.conflict', { stream, expected, actual: end.revision });
    return end;
  };
  const head = async (): Promise<number> => {
    const [end] = await tuples<[number, Buffer]>(sql`SELECT position, id FROM event ORDER BY position DESC LIMIT 1`);
    if (end) seen.note(end[0], end[1].toString());
    return end?.[0] ?? 0;
  };
  const noted = (events: RecordedEvent[]): RecordedEvent[] => {
    const last = events.at(-1);
    if (last) seen.note(last.position, last.id);
    return events;
  };
  const startListening = (): void => {
    if (stopListening !== undefined) return;
    const { ring } = appends;
    stopListening = connection.listen({ channel, heard: ring, resumed: ring });
    // Appends of other processes may have been committed before the channel was listened to.
    const ringUnlessEmpty = async () => {
      await stopListening;
      if ((await head()) > 0) ring();
    };
    void ringUnlessEmpty().catch(ring);
  };

  return {
    async readStream(stream, after = 0, limit = Number.POSITIVE_INFINITY) {
      const rows = await tuples<Row>(sql`
        SELECT ${columns} FROM event WHERE stream = ${bytesOf(stream)} AND revision > ${after}
        ORDER BY revision LIMIT ${limitOf(limit)}`);
      const events = noted(rows.map(recorded));
      end.saw(stream, events.at(-1)?.revision ?? 0);
      return events;
    },
    async readAll(after, limit) {
      const rows = await tuples<Row>(sql`
        SELECT ${columns} FROM event WHERE position > ${after} ORDER BY position LIMIT ${limitOf(limit)}`);
      return noted(rows.map(recorded));
    },
    head,
    async append(stream, expected, events) {
      // The queue itself knows what is in progress.
      open.pass();
      const rows = events.map(eventRow);
      if (rows.length === 0) return onlyCheck(stream, expected);
      const bytes = rows.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
      if (bytes > mostBytes) throw new Failure('store.appendTooLarge', { stream, bytes, most: mostBytes });
      const appended = await queue.append({ stream, expected, rows }, bytes);
      seen.note(appended.position, rows.at(-1)?.id ?? '');
      appends.ring();
      return appended;
    },
    onAppended(wake) {
      const stop = appends.listen(wake);
      startListening();
      return stop;
    },
    chain: {
      per: 'log',
      async read(after, limit) {
        const rows = await tuples<readonly [...Row, string]>(sql`
          SELECT ${columns}, hash FROM event WHERE position > ${after} ORDER BY position LIMIT ${limitOf(limit)}`);
        return rows.map(chained);
      },
      lastAssigned: async () =>
        (await tuples<[number]>(sql`SELECT position FROM log_mark ORDER BY block DESC LIMIT 1`))[0]?.[0] ?? 0,
      isIncomplete: () => false,
      complete: async () => {},
    },
    async close() {
      open.shut();
      await Promise.allSettled(inProgress);
      await queue.idle();
      (await stopListening)?.();
    },
  };
};

/** Without a limit, null. */
const limitOf = (limit: number): number | null => (Number.isFinite(limit) && limit >= 0 ? limit : null);

const eventRow = ({ id, type, schema, data, metadata }: NewEvent): EventRow => ({
  id,
  type,
  schema,
  data: JSON.stringify(data) ?? 'null',
  metadata: JSON.stringify(metadata),
});

const recorded = ([position, stream, revision, id, type, schema, data, metadata]: Row): RecordedEvent => ({
  id: id.toString(),
  type,
  schema,
  data: JSON.parse(data) as unknown,
  metadata: JSON.parse(metadata) as RecordedEvent['metadata'],
  stream: stream.toString(),
  revision,
  position,
});

const chained = ([position, stream, revision, id, type, schema, data, metadata, hash]: readonly [
  ...Row,
  string,
]): ChainedEvent => ({
  position,
  stream: stream.toString(),
  revision,
  id: id.toString(),
  type,
  schema,
  data,
  metadata,
  hash,
});
