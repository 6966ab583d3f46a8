import { Failure } from '@clearbench/contracts/failure';
import type { PostgresCalls } from '../../postgres/postgres-connection.ts';
import type { Queries } from '../../postgres/queries.ts';
import { sql } from '../../postgres/sql.ts';
import { hashedHeaderEnd } from '../event-hash.ts';
import type { Appended } from '../event-store.ts';

/** An event as it is stored. */
export type EventRow = {
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly data: string;
  readonly metadata: string;
};

/** At least one event for a stream. */
export type Append = { readonly stream: string; readonly expected: number; readonly rows: readonly EventRow[] };

/** The result of an append in a batch: its end, or the conflict. */
export type AppendResult = Appended | Failure;

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');

const callOf = (batch: readonly Append[]) => {
  const events = batch.flatMap(({ stream, expected, rows }, turn) =>
    rows.map((row, index) => ({
      ...row,
      turn,
      stream: bytesOf(stream),
      expected,
      headerEnd: hashedHeaderEnd({ ...row, stream, revision: expected + index + 1 }),
    })),
  );
  const column = <K extends keyof (typeof events)[number]>(name: K) => events.map((event) => event[name]);
  return sql`SELECT append, found_revision, first_position FROM append_events(
    ${column('turn')}::integer[], ${column('stream')}::bytea[], ${column('expected')}::integer[],
    ${column('id').map(bytesOf)}::bytea[], ${column('type')}::text[], ${column('schema')}::integer[],
    ${column('headerEnd')}::text[], ${column('data')}::text[], ${column('metadata')}::text[])`;
};

/** The end of exactly these events after the expected revision: an earlier attempt was committed before its answer was lost. */
const standing = async (queries: Queries, { stream, expected, rows }: Append): Promise<Appended | undefined> => {
  const found = await queries.tuples<[Buffer, number]>(sql`
    SELECT id, position FROM event WHERE stream = ${bytesOf(stream)} AND revision > ${expected}
    ORDER BY revision LIMIT ${rows.length}`);
  const isSame = rows.every(({ id }, index) => found[index]?.[0].equals(bytesOf(id)));
  const position = found.at(-1)?.[1];
  return isSame && position !== undefined ? { revision: expected + rows.length, position } : undefined;
};

const conflict = ({ stream, expected }: Append, actual: number): Failure =>
  new Failure('store.conflict', { stream, expected, actual });

/** Appends in one call and one commit; refused appends do not affect the others. */
export const appendBatch = async (connection: PostgresCalls, batch: readonly Append[]): Promise<AppendResult[]> => {
  const call = callOf(batch);
  let isRepeated = false;
  return connection.ask(async (queries) => {
    const mayStand = isRepeated;
    isRepeated = true;
    const found = await queries.tuples<[number, number, number | null]>(call);
    const results: AppendResult[] = [];
    for (const [turn, actual, first] of found) {
      const append = batch[turn];
      if (append === undefined) continue;
      const { expected, rows } = append;
      const end = first === null ? undefined : { revision: expected + rows.length, position: first + rows.length - 1 };
      results.push(end ?? (mayStand ? await standing(queries, append) : undefined) ?? conflict(append, actual));
    }
    return results;
  });
};
