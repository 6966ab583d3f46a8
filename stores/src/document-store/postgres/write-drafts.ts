import { Failure } from '@clearbench/contracts/failure';
import type { Checkpoint } from '../../checkpoint-store/checkpoint-store.ts';
import { advanced } from '../../checkpoint-store/postgres-checkpoint.ts';
import type { Queries } from '../../postgres/queries.ts';
import { joined, raw, type Statement, sql } from '../../postgres/sql.ts';
import { declaredFields } from '../declared-fields.ts';
import type { CollectionShape } from '../document-store.ts';
import { textOfShape } from './collections.ts';
import { columnsOf, type Draft } from './rows.ts';
import { columnOf, tableOf } from './table-names.ts';

/**
 * Writes drafts and the checkpoint by one statement, and so in one transaction. Returns false, and writes nothing, where
 * the collection has another shape; fails with `store.fenced` {name} where a higher fence is stored.
 *
 * Documents with a checkpoint could be rebuilt from the log, but their commit also waits for the disk: the server can end
 * and start again while the projector goes on behind the last checkpoint that it wrote.
 */
export const writeDrafts = async (
  queries: Queries,
  name: string,
  shape: CollectionShape,
  drafts: readonly Draft[],
  checkpoint: Checkpoint | undefined,
): Promise<boolean> => {
  const same = sql`name = ${Buffer.from(name)} AND shape = ${textOfShape(shape)}`;
  const passed = checkpoint === undefined ? raw('TABLE same') : advanced(checkpoint, raw('FROM same'));
  const written = drafts.length === 0 ? raw('SELECT 1') : upserted(name, shape, drafts);
  const [row] = await queries.rows<{ same: boolean; passed: boolean }>(sql`
    WITH same AS MATERIALIZED (SELECT 1 FROM collection WHERE ${same}),
      passed AS (${passed}), written AS (${written})
    SELECT EXISTS (TABLE same) AS same, EXISTS (TABLE passed) AS passed`);
  if (row?.same && !row.passed) throw new Failure('store.fenced', { name: checkpoint?.name ?? '' });
  return row?.same === true;
};

const upserted = (name: string, shape: CollectionShape, drafts: readonly Draft[]): Statement => {
  const values = columnsOf(drafts, shape);
  const fields = declaredFields(shape).map(columnOf);
  const columns = [...['id', 'long_id', 'position', 'deleted', 'document', 'search'].map(raw), ...fields];
  const arrays = [
    sql`${values.id}::bytea[]`,
    sql`${values.longId}::bytea[]`,
    sql`${values.position}::bigint[]`,
    sql`${values.deleted}::boolean[]`,
    sql`${values.document}::text[]`,
    sql`${values.search}::text[]`,
    ...values.fields.map((keys) => sql`${keys}::bytea[]`),
  ];
  const sets = columns.slice(2).map((column) => sql`${column} = excluded.${column}`);
  return sql`
    INSERT INTO ${tableOf(name)} AS stored (${joined(columns)})
    SELECT given.* FROM unnest(${joined(arrays)}) AS given WHERE EXISTS (TABLE passed)
    ON CONFLICT (id) DO UPDATE SET ${joined(sets)} WHERE stored.position < excluded.position`;
};
