import { Failure } from '@clearbench/contracts/failure';
import { bytesArray, integerArray, textArray } from '../../postgres/array-values.ts';
import type { PostgresCalls } from '../../postgres/postgres-connection.ts';
import type { Queries } from '../../postgres/queries.ts';
import { type Statement, sql } from '../../postgres/sql.ts';
import { hashedHeaderEnd } from '../event-hash.ts';
import type { Appended } from '../event-store.ts';
import { type Append, type AppendResult, bytesOf, type EventRow } from './event-rows.ts';
import { type KnownEnd, knownEnd } from './known-end.ts';
import { waitForStandby } from './replicated-reads.ts';

/** One or several events with their streams and revisions; the columns of `append_events`. */
type Row = EventRow & { readonly name: Buffer; readonly revision: number; readonly headerEnd: string };

const rowsOf = ({ stream, expected, rows }: Append): Row[] => {
  const name = bytesOf(stream);
  return rows.map((row, index) => {
    const revision = expected + index + 1;
    return { ...row, name, revision, headerEnd: hashedHeaderEnd({ ...row, stream, revision }) };
  });
};

const callForOne = ({ name, revision, id, type, schema, headerEnd, data, metadata }: Row): Statement => sql`
  SELECT append_event(
    ${name}::bytea, ${revision}::integer, ${bytesOf(id)}::bytea, ${type}::text, ${schema}::integer, ${headerEnd}::text,
    ${data}::text, ${metadata}::text)`;

const callForMany = (appends: readonly (readonly Row[])[]): Statement => {
  let next = 1;
  const starts = appends.map(({ length }) => {
    next += length;
    return next - length;
  });
  const rows = appends.flat();
  const texts = (name: 'type' | 'headerEnd' | 'data' | 'metadata') => textArray(rows.map((row) => row[name]));
  const numbers = (name: 'revision' | 'schema') => integerArray(rows.map((row) => row[name]));
  return sql`
    SELECT unnest(found_revisions), unnest(first_positions) FROM append_events(
      ${integerArray(starts)}::integer[], ${bytesArray(rows.map(({ name }) => name))}::bytea[],
      ${numbers('revision')}::integer[], ${bytesArray(rows.map(({ id }) => bytesOf(id)))}::bytea[],
      ${texts('type')}::text[], ${numbers('schema')}::integer[], ${texts('headerEnd')}::text[],
      ${texts('data')}::text[], ${texts('metadata')}::text[])`;
};

/** The revision of a stream before an append, and the position of its first event, or null after a conflict. */
type Found = readonly [revision: number, first: number | null];

/** A call for a batch, which returns a row for each append. */
const callFor = (batch: readonly Append[]): ((queries: Queries) => Promise<readonly Found[]>) => {
  const appends = batch.map(rowsOf);
  const [only, ...others] = appends.flat();
  if (only === undefined || others.length > 0) {
    const many = callForMany(appends);
    return ({ tuples }) => tuples<Found>(many);
  }
  const one = callForOne(only);
  return async ({ tuples }) => {
    const [[result] = [0]] = await tuples<[number]>(one);
    return [result > 0 ? [only.revision - 1, result] : [0 - result, null]];
  };
};

/** The end of exactly these events after the expected revision: an earlier attempt was committed before its answer was lost. */
const standing = async (queries: Queries, { stream, expected, rows }: Append): Promise<Appended | undefined> => {
  const found = await queries.tuples<[Buffer, number]>(sql`
    SELECT id, position FROM event WHERE stream = ${bytesOf(stream)} AND revision > ${expected}
    ORDER BY revision LIMIT ${rows.length}`);
  const isSame = rows.every(({ id }, index) => found[index]?.[0].equals(bytesOf(id)));
  const position = found.at(-1)?.[1];
  // The earlier attempt may have been waiting for the standby when its connection broke.
  if (isSame) await queries.changes(waitForStandby);
  return isSame && position !== undefined ? { revision: expected + rows.length, position } : undefined;
};

const conflict = ({ stream, expected }: Append, actual: number): Failure =>
  new Failure('store.conflict', { stream, expected, actual });

/** The results of the functions of the database, which look up the end of the log; `mayStand` after a lost answer. */
const called = async (queries: Queries, batch: readonly Append[], mayStand: boolean): Promise<AppendResult[]> => {
  const found = await callFor(batch)(queries);
  const results: AppendResult[] = [];
  for (const [turn, append] of batch.entries()) {
    const [actual, first] = found[turn] ?? [0, null];
    const { expected, rows } = append;
    const end = first === null ? undefined : { revision: expected + rows.length, position: first + rows.length - 1 };
    results.push(end ?? (mayStand ? await standing(queries, append) : undefined) ?? conflict(append, actual));
  }
  return results;
};

/**
 * Appends to different streams in one call and one commit; refused appends do not affect the others. `end` is what the
 * appends of one process before it left.
 */
export const appendBatch = async (
  connection: PostgresCalls,
  batch: readonly Append[],
  end: KnownEnd = knownEnd(),
): Promise<AppendResult[]> => {
  const only = batch.length === 1 ? batch[0] : undefined;
  let isRepeated = false;
  return connection.ask(async (queries) => {
    const mayStand = isRepeated;
    isRepeated = true;
    try {
      const appended = only && !mayStand ? await end.append(queries, only) : undefined;
      if (appended) return [appended];
      const results = await called(queries, batch, mayStand);
      end.note(batch, results);
      return results;
    } catch (error) {
      end.forget();
      throw error;
    }
  });
};
