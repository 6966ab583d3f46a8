import { setImmediate as nextTurn } from 'node:timers/promises';
import { advanceCheckpoint, checkpointSchema } from '../checkpoint-store/checkpoint-table.ts';
import type { WriteOptions } from '../sqlite/commit-queue.ts';
import type { Database } from '../sqlite/database.ts';
import { collectionOf, dropTable, readCollections, shapeTable } from './collection-table.ts';
import { noShape, requireAskable, requireDeclared } from './declared-fields.ts';
import type { CollectionShape, Document, DocumentStore, PrepareOptions, Query } from './document-store.ts';
import { findDocuments, usualWindow } from './find-documents.ts';
import { lateIndexes } from './late-indexes.ts';
import { countDocuments, getDocument, getDocuments } from './read-documents.ts';
import { rowChange, writeDocuments } from './write-documents.ts';

/**
 * Documents in one SQLite file with the checkpoints: `apply` writes both in one transaction. Closing it closes the
 * file.
 */
export const sqliteDocumentStore = (database: Database, window = usualWindow): DocumentStore => {
  database.exec(checkpointSchema);
  let { shapes, unindexed } = readCollections(database);
  const late = lateIndexes(database);

  const existing = (name: string) => {
    const shape = shapes.get(name);
    return shape && collectionOf(name, shape, !unindexed.has(name));
  };
  const prepareNow = (name: string, shape: CollectionShape, options?: PrepareOptions) => {
    const before = shapes.get(name);
    if (JSON.stringify(before) === JSON.stringify(shape)) return;
    shapeTable(database, collectionOf(name, shape), before, options);
    shapes.set(name, shape);
    if (!before && options?.indexesLater && shape.indexes.length > 0) unindexed.add(name);
    else unindexed.delete(name);
  };
  /** Runs a part of the work in each turn of the event loop. */
  const inTurns = async <T>(begin: () => Generator<void, T>): Promise<T> => {
    const work = await database.read(begin);
    for (;;) {
      const step = await database.read(() => work.next());
      if (step.done) return step.value;
      await nextTurn();
    }
  };
  /** A write that may change shapes; after a failure the cached shapes are read again. */
  const write = async (work: () => void, options?: WriteOptions) => {
    try {
      await database.write(work, options);
    } catch (error) {
      if (database.isOpen()) ({ shapes, unindexed } = readCollections(database));
      throw error;
    }
  };

  return {
    prepare: (name, shape, options) => write(() => prepareNow(name, shape, options)),
    async createIndexes(name) {
      const collection = unindexed.has(name) ? existing(name) : undefined;
      if (!collection) return false;
      const isMissing = await late.create(collection);
      if (!isMissing) unindexed.delete(name);
      return isMissing;
    },
    get: <D extends Document>(name: string, id: string) =>
      database.read(() => getDocument<D>(database, existing(name), id)),
    getMany: <D extends Document>(name: string, ids: readonly string[]) =>
      database.read(() => getDocuments<D>(database, existing(name), ids)),
    find: <D extends Document>(name: string, query: Query) =>
      inTurns(() => {
        const collection = existing(name) ?? collectionOf(name, noShape);
        requireAskable(collection.shape, query);
        return findDocuments<D>(database, collection, query, window);
      }),
    count: (name, where) =>
      inTurns(() => {
        requireDeclared(shapes.get(name) ?? noShape, where);
        return countDocuments(database, existing(name), where, window);
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
        unindexed.delete(name);
      }),
    async close() {
      await database.close();
      await late.end();
    },
  };
};
