import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { hasState } from '../../postgres/postgres-errors.ts';
import type { Queries } from '../../postgres/queries.ts';
import { sql } from '../../postgres/sql.ts';
import { hashOfEvent } from '../event-hash.ts';
import type { Appended } from '../event-store.ts';
import { type Append, type AppendResult, bytesOf, type EventRow } from './event-rows.ts';

/** Most streams whose revision is remembered. */
const mostStreams = 10_000;

/** Positions of one row of `log_mark`. */
const blockLength = 1_000;

const uniqueViolation = '23505';

/** What a process that appends alone knows about the end of the log, so that the database need not look it up. */
export type KnownEnd = {
  /**
   * Appends one event after the last append of this process. Undefined where this process does not know the end of the
   * log and of the stream, or where another process has appended since: then nothing was stored.
   */
  append(queries: Queries, append: Append): Promise<Appended | undefined>;
  /** Notes the results of a call that looked up the end itself. */
  note(batch: readonly Append[], results: readonly AppendResult[]): void;
  /** Notes that a stream has an event of this revision. */
  saw(stream: string, revision: number): void;
  /** Call it where the result of a call is not known. */
  forget(): void;
};

/** An event with its position and its hash. */
type Placed = EventRow & {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly hash: string;
};

/**
 * Moves the mark from the position before, under the lock of the other appends, and inserts the event: no row where the
 * mark is elsewhere, and a unique violation where the stream has the revision already.
 */
const insert = ({ position, stream, revision, id, type, schema, data, metadata, hash }: Placed) => sql`
  WITH moved AS (
    UPDATE log_mark SET position = ${position}::bigint
    FROM (SELECT pg_advisory_xact_lock('event'::regclass::oid::bigint)) AS granted
    WHERE block = ${Math.floor(position / blockLength)}::bigint AND log_mark.position = ${position - 1}::bigint
    RETURNING log_mark.position, pg_notify('clearbench_log_' || 'event'::regclass::oid, '')
  )
  INSERT INTO event (position, stream, revision, id, type, schema, data, metadata, hash)
  SELECT position, ${bytesOf(stream)}::bytea, ${revision}::integer, ${bytesOf(id)}::bytea, ${type}::text,
    ${schema}::integer, ${data}::text, ${metadata}::text, ${hash}::text FROM moved`;

const wasInserted = async ({ changes }: Queries, event: Placed): Promise<boolean> => {
  try {
    return (await changes(insert(event))) > 0;
  } catch (error) {
    if (hasState(error, uniqueViolation)) return false;
    throw error;
  }
};

const lastHash = async ({ tuples }: Queries, position: number): Promise<string | undefined> => {
  const [row] = await tuples<[string]>(sql`SELECT hash FROM event WHERE position = ${position}`);
  return row?.[0];
};

/** The appends of one process, which come one after another. */
export const knownEnd = (): KnownEnd => {
  const revisions = boundedCache<number>(mostStreams);
  /** The last append of this process; `hash` only where it is known. */
  let last: { readonly position: number; readonly hash: string | undefined } | undefined;
  /** How many calls one after another appended one event, directly after the call before. */
  let singles = 0;

  const forget = (): void => {
    [last, singles] = [undefined, 0];
  };
  const saw = (stream: string, revision: number): void => {
    if (revision > (revisions.get(stream) ?? 0)) revisions.set(stream, revision);
  };
  return {
    async append(queries, { stream, expected, rows }) {
      const row = rows[0];
      if (last === undefined || singles < 2 || row === undefined || rows.length > 1) return undefined;
      const position = last.position + 1;
      if ((revisions.get(stream) ?? 0) !== expected || position % blockLength === 0) return undefined;
      const previous = last.hash ?? (await lastHash(queries, last.position));
      const placed = { ...row, stream, revision: expected + 1, position };
      const hash = hashOfEvent(previous ?? '', placed);
      if (previous === undefined || !(await wasInserted(queries, { ...placed, hash }))) {
        forget();
        return undefined;
      }
      last = { position, hash };
      revisions.set(stream, placed.revision);
      return { revision: placed.revision, position };
    },
    note(batch, results) {
      let [first, events] = [Number.POSITIVE_INFINITY, 0];
      for (const [index, result] of results.entries()) {
        const append = batch[index];
        if (append === undefined || !('position' in result)) continue;
        events += append.rows.length;
        first = Math.min(first, result.position - append.rows.length + 1);
        saw(append.stream, result.revision);
      }
      if (events === 0) return;
      const isDirectlyAfter = first - 1 === last?.position;
      if (events > 1) singles = 0;
      else singles = isDirectlyAfter ? singles + 1 : 1;
      last = { position: first + events - 1, hash: undefined };
    },
    saw,
    forget,
  };
};
