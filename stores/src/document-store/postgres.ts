import { busyGate } from '../busy-gate.ts';
import { bytesArray } from '../postgres/array-values.ts';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { hasState } from '../postgres/postgres-errors.ts';
import type { Queries } from '../postgres/queries.ts';
import { plannedAnew, sql } from '../postgres/sql.ts';
import { noShape, requireAskable, requireDeclared } from './declared-fields.ts';
import type { CollectionShape, Document, DocumentStore, PrepareOptions, Query } from './document-store.ts';
import { createNextIndex, dropCollection, readShape, shapeCollection, textOfShape } from './postgres/collections.ts';
import { allOf, conditionsOf } from './postgres/conditions.ts';
import { findInPostgres } from './postgres/find-page.ts';
import { draftsOf, fieldKeysOf, type ShownRow, shownColumns, storedInRow } from './postgres/rows.ts';
import { keyOfId } from './postgres/sort-keys.ts';
import { tableOf } from './postgres/table-names.ts';
import { writeDrafts } from './postgres/write-drafts.ts';

/** Errors of a statement about a collection that another process dropped or changed: no such table, no such column. */
const changedStates = ['42P01', '42703'];

/**
 * Documents in PostgreSQL, one table for each collection: `apply` writes documents, checkpoint and fence in one
 * transaction. Several processes may write the same collection.
 */
export const postgresDocumentStore = (connection: PostgresConnection): DocumentStore => {
  const shapes = new Map<string, CollectionShape>();
  const gate = busyGate();

  const read = async (name: string): Promise<CollectionShape | undefined> => {
    const shape = await connection.ask((queries) => readShape(queries, name));
    if (shape) shapes.set(name, shape);
    else shapes.delete(name);
    return shape;
  };
  const known = async (name: string) => shapes.get(name) ?? (await read(name));
  const prepare = async (name: string, shape: CollectionShape, options?: PrepareOptions): Promise<void> => {
    const present = await known(name);
    if (present && textOfShape(present) === textOfShape(shape)) return;
    await shapeCollection(connection, name, shape, options);
    shapes.set(name, shape);
  };
  /** Asks a collection in its shape; the shape is read again before a query is refused. */
  const asked = async <T>(
    name: string,
    require: (shape: CollectionShape) => void,
    work: (queries: Queries, shape: CollectionShape) => Promise<T>,
    missing: T,
  ): Promise<T> => {
    let shape = await known(name);
    try {
      require(shape ?? noShape);
    } catch {
      shape = await read(name);
      require(shape ?? noShape);
    }
    const run = async (current: CollectionShape) => connection.ask((queries) => work(queries, current));
    if (!shape) return missing;
    try {
      return await run(shape);
    } catch (error) {
      if (!changedStates.some((state) => hasState(error, state))) throw error;
      const now = await read(name);
      if (!now) return missing;
      require(now);
      return run(now);
    }
  };
  const getMany = async <D extends Document>(name: string, ids: readonly string[]) => {
    if (ids.length === 0) return new Map();
    const keys = bytesArray([...new Set(ids)].map(keyOfId));
    const rows = await asked(
      name,
      () => {},
      (queries) =>
        // A plan that was made for a small table would be kept while the table grows.
        queries.tuples<ShownRow>(
          plannedAnew(sql`SELECT ${shownColumns} FROM ${tableOf(name)}
            WHERE id = ANY (${keys}::bytea[]) AND NOT deleted`),
        ),
      [],
    );
    return new Map(rows.map(storedInRow<D>).map((stored) => [stored.id, stored]));
  };

  return {
    prepare: (name, shape, options) => gate.run(() => prepare(name, shape, options)),
    createIndexes: (name) => gate.run(() => createNextIndex(connection, name)),
    get: <D extends Document>(name: string, id: string) => gate.run(async () => (await getMany<D>(name, [id])).get(id)),
    getMany: <D extends Document>(name: string, ids: readonly string[]) => gate.run(() => getMany<D>(name, ids)),
    find: <D extends Document>(name: string, query: Query) =>
      gate.run(() =>
        asked(
          name,
          (shape) => requireAskable(shape, query),
          (queries, shape) => findInPostgres<D>(queries, name, shape, query),
          { items: [], next: undefined },
        ),
      ),
    count: (name, where) =>
      gate.run(() =>
        asked(
          name,
          (shape) => requireDeclared(shape, where),
          async (queries, shape) => {
            const met = allOf(conditionsOf(where, fieldKeysOf(shape)));
            const counted = sql`SELECT count(*) FROM ${tableOf(name)} WHERE ${met}`;
            return (await queries.tuples<[number]>(plannedAnew(counted)))[0]?.[0] ?? 0;
          },
          0,
        ),
      ),
    apply: (name, changes, checkpoint) =>
      gate.run(async () => {
        const drafts = draftsOf(changes);
        for (;;) {
          const shape = await known(name);
          const isWritten =
            shape && (await connection.ask((queries) => writeDrafts(queries, name, shape, drafts, checkpoint)));
          if (isWritten) return;
          if (!(await read(name))) await prepare(name, noShape);
        }
      }),
    drop: (name) =>
      gate.run(async () => {
        await dropCollection(connection, name);
        shapes.delete(name);
      }),
    close: () => gate.shut(),
  };
};
