import { setImmediate as nextTurn } from 'node:timers/promises';
import { advanceCheckpoint, checkpointSchema } from '../checkpoint-store/checkpoint-table.ts';
import type { WriteOptions } from '../sqlite/commit-queue.ts';
import type { Database } from '../sqlite/database.ts';
import { collectionOf, dropTable, readShapes, shapeTable } from './collection-table.ts';
import { noShape, requireAskable, requireDeclared } from './declared-fields.ts';
import type { CollectionShape, Document, DocumentStore, Query } from './document-store.ts';
import { findDocuments, usualWindow } from './find-documents.ts';
import { countDocuments, getDocument, getDocuments } from './read-documents.ts';
import { rowChange, writeDocuments } from './write-documents.ts';

/**
 * Documents in one SQLite file with the checkpoints: `apply` writes both in one transaction. Closing it closes the
 * file.
 */
export const sqliteDocumentStore = (database: Database, window = usualWindow): DocumentStore => {
  database.exec(checkpointSchema);
  let shapes = readShapes(database);

  const existing = (name: string) => {
    const shape = shapes.get(name);
    return shape && collectionOf(name, shape);
  };
  const prepareNow = (name: string, shape: CollectionShape) => {
    const before = shapes.get(name);
    if (JSON.stringify(before) === JSON.stringify(shape)) return;
    shapeTable(database, collectionOf(name, shape), before);
    shapes.set(name, shape);
  };
  /** A write that may change shapes; after a failure the cached shapes are read again. */
  const write = async (work: () => void, options?: WriteOptions) => {
    try {
      await database.write(work, options);
    } catch (error) {
      if (database.isOpen()) shapes = readShapes(database);
      throw error;
    }
  };

  return {
    prepare: (name, shape) => write(() => prepareNow(name, shape)),
    get: <D extends Document>(name: string, id: string) =>
      database.read(() => getDocument<D>(database, existing(name), id)),
    getMany: <D extends Document>(name: string, ids: readonly string[]) =>
      database.read(() => getDocuments<D>(database, existing(name), ids)),
    async find<D extends Document>(name: string, query: Query) {
      const finding = await database.read(() => {
        const collection = collectionOf(name, shapes.get(name) ?? noShape);
        requireAskable(collection.shape, query);
        return findDocuments<D>(database, collection, query, window);
      });
      for (;;) {
        const step = await database.read(() => finding.next());
        if (step.done) return step.value;
        await nextTurn();
      }
    },
    count: (name, where) =>
      database.read(() => {
        requireDeclared(shapes.get(name) ?? noShape, where);
        return countDocuments(database, existing(name), where);
      }),
    async apply(name, changes, checkpoint) {
      const rows = changes.map((change) => rowChange(change, shapes.get(name) ?? noShape));
      const work = () => {
        if (!shapes.has(name)) prepareNow(name, noShape);
        writeDocuments(database, collectionOf(name, shapes.get(name) ?? noShape), rows);
        if (checkpoint) advanceCheckpoint(database, checkpoint);
      };
      // Documents with a checkpoint can be rebuilt from the log after a power loss, so they need not wait for the disk.
      await write(work, { settled: checkpoint ? 'committed' : 'onDisk', isRepeatable: shapes.has(name) });
    },
    drop: (name) =>
      write(() => {
        dropTable(database, collectionOf(name, noShape));
        shapes.delete(name);
      }),
    close: () => database.close(),
  };
};
