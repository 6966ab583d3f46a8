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

/** Ids in one question. */
const mostIds = 5_000;

/**
 * Documents in MongoDB, a collection each. `apply` writes every document by itself, guarded by its position, and the
 * checkpoint once a majority has them all.
 */
export const mongoDocumentStore = (connection: MongoConnection): DocumentStore => {
  const shapes = mongoShapes(connection);
  const fences = mongoFences(connection);
  const door = busyGate();

  /** The shape by which something may be asked; read again before it is refused. */
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
    prepare: (name, shape) => door.run(() => shapes.prepare(name, shape)),
    get: <D extends Document>(name: string, id: string) => door.run(async () => (await getMany<D>(name, [id])).get(id)),
    getMany: <D extends Document>(name: string, ids: readonly string[]) => door.run(() => getMany<D>(name, ids)),
    find: <D extends Document>(name: string, query: Query) =>
      door.run(async () => {
        await shapeFor(name, (shape) => requireAskable(shape, query));
        return findInMongo<D>(connection, name, query);
      }),
    count: (name, where) =>
      door.run(async () => {
        await shapeFor(name, (shape) => requireDeclared(shape, where));
        return connection.ask(() => rowsIn(connection, name).countDocuments(filterOf(where)));
      }),
    apply: (name, changes, checkpoint) =>
      door.run(async () => {
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
      door.run(async () => {
        await connection.ask(async () => void (await rowsIn(connection, name).drop().catch(unlessMissing)));
        await shapes.forget(name);
      }),
    close: () => door.shut(),
  };
};

/**
 * Writes each row unless one as new is there. A row that is there and not older is no match, so MongoDB tries to add
 * another one and is refused: then it was as new, or somebody added an older one in the same moment. The second try
 * tells the two apart.
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
