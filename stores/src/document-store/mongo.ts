import type { AnyBulkWriteOperation } from 'mongodb';
import { busyGate } from '../busy-gate.ts';
import { mongoFences } from '../checkpoint-store/mongo.ts';
import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { duplicatesIn, unlessMissing } from '../mongo/mongo-errors.ts';
import { noShape, requireAskable, requireDeclared } from './declared-fields.ts';
import type { CollectionShape, Document, DocumentStore, Query } from './document-store.ts';
import { filterOf } from './mongo-filters.ts';
import { findInMongo } from './mongo-find.ts';
import { draftOf, type MongoRow, newestOf, rowOf, type ShownRow, shown, storedInRow } from './mongo-rows.ts';
import { mongoShapes, rowsIn } from './mongo-shapes.ts';

/** Most ids in one query. */
const mostIds = 5_000;

/**
 * Documents in MongoDB, one collection each. `apply` writes every document separately, guarded by its position, and the
 * checkpoint after a majority has acknowledged all.
 */
export const mongoDocumentStore = (connection: MongoConnection): DocumentStore => {
  const shapes = mongoShapes(connection);
  const fences = mongoFences(connection);
  const gate = busyGate();

  /** The shape for a query; it is read again before the query is refused. */
  const shapeFor = async (name: string, require: (shape: CollectionShape) => void): Promise<void> => {
    try {
      require(shapes.known(name) ?? noShape);
    } catch {
      require((await shapes.read(name)) ?? noShape);
    }
  };
  const getMany = async <D extends Document>(name: string, ids: readonly string[]) => {
    const rows = rowsIn(connection, name);
    const unique = [...new Set(ids)];
    const found: ShownRow[] = [];
    for (let start = 0; start < unique.length; start += mostIds) {
      const some = filterOf([], [{ _id: { $in: unique.slice(start, start + mostIds) } }]);
      found.push(...(await connection.ask(() => rows.find(some).project<ShownRow>(shown).toArray())));
    }
    return new Map(found.map((row) => [row._id, storedInRow<D>(row)]));
  };

  return {
    prepare: (name, shape) => gate.run(() => shapes.prepare(name, shape)),
    // MongoDB's indexes were created with the collection.
    createIndexes: () => gate.run(async () => false),
    get: <D extends Document>(name: string, id: string) => gate.run(async () => (await getMany<D>(name, [id])).get(id)),
    getMany: <D extends Document>(name: string, ids: readonly string[]) => gate.run(() => getMany<D>(name, ids)),
    find: <D extends Document>(name: string, query: Query) =>
      gate.run(async () => {
        await shapeFor(name, (shape) => requireAskable(shape, query));
        return findInMongo<D>(connection, name, query);
      }),
    count: (name, where) =>
      gate.run(async () => {
        await shapeFor(name, (shape) => requireDeclared(shape, where));
        return connection.ask(() => rowsIn(connection, name).countDocuments(filterOf(where)));
      }),
    apply: (name, changes, checkpoint) =>
      gate.run(async () => {
        const drafts = newestOf(changes.map(draftOf));
        if (checkpoint) await fences.pass(checkpoint);
        const shape = shapes.known(name) ?? (await shapes.read(name)) ?? noShape;
        await writeRows(
          connection,
          name,
          drafts.map((draft) => rowOf(draft, shape)),
        );
        if (checkpoint) await fences.advance(checkpoint);
      }),
    drop: (name) =>
      gate.run(async () => {
        await connection.ask(async () => void (await rowsIn(connection, name).drop().catch(unlessMissing)));
        await shapes.forget(name);
      }),
    close: () => gate.shut(),
  };
};

/**
 * Writes each row unless the stored one is as new. A stored row that is not older does not match, so that MongoDB tries
 * to insert and reports a duplicate: either the stored row was as new, or another process inserted an older one at the
 * same moment. The second attempt distinguishes the two.
 */
const writeRows = async (connection: MongoConnection, name: string, changed: readonly MongoRow[]) => {
  if (changed.length === 0) return;
  const rows = rowsIn(connection, name);
  const write = (some: readonly MongoRow[], upsert: boolean) => {
    const operations = some.map(({ _id, ...row }): AnyBulkWriteOperation<MongoRow> => {
      const filter = { _id: { $eq: _id }, position: { $lt: row.position } };
      return { updateOne: { filter, update: { $set: row }, upsert } };
    });
    return rows.bulkWrite(operations, { ordered: false });
  };
  await connection.ask(async () => {
    try {
      await write(changed, true);
    } catch (error) {
      const refused = duplicatesIn(error);
      if (!refused) throw error;
      const met = new Set(refused);
      await write(
        changed.filter((_, index) => met.has(index)),
        false,
      );
    }
  });
};
