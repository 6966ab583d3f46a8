import { millisecondsPerHour } from '@clearbench/contracts/time/durations';
import type { Collection, IndexSpecification } from 'mongodb';
import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { unlessMissing } from '../mongo/mongo-errors.ts';
import { mongoName } from '../mongo/mongo-names.ts';
import type { CollectionShape, Document } from './document-store.ts';
import { type MongoRow, pathOf, queryFieldsOf } from './mongo-rows.ts';

type ShapeRow = { readonly _id: string; readonly shape: string };

const written = 500;
/** Time limit for building an index over existing documents. */
const patienceInMilliseconds = millisecondsPerHour;

/** The rows of a collection, whether it exists or not. */
export const rowsIn = ({ db }: MongoConnection, name: string): Collection<MongoRow> =>
  db.collection(`documents.${mongoName(name)}`);

/** The shapes of collections, cached; another process may have prepared collections that are missing here. */
export const mongoShapes = (connection: MongoConnection) => {
  const shapeRows = connection.db.collection<ShapeRow>('collections');
  const known = new Map<string, CollectionShape>();

  const read = async (name: string): Promise<CollectionShape | undefined> => {
    const row = await connection.ask(() => shapeRows.findOne({ _id: { $eq: name } }));
    if (row) known.set(name, JSON.parse(row.shape) as CollectionShape);
    return known.get(name);
  };
  return {
    known: (name: string) => known.get(name),
    read,
    names: () => connection.ask(async () => (await shapeRows.find().toArray()).map(({ _id }) => _id)),
    /** The shape is written last, so that an interrupted preparation starts again. */
    async prepare(name: string, shape: CollectionShape) {
      const text = JSON.stringify(shape);
      const present = known.get(name) ?? (await read(name));
      if (present && JSON.stringify(present) === text) return;
      const rows = rowsIn(connection, name);
      await connection.ask(() => addIndexes(rows, shape));
      if (present) await reshape(connection, rows, shape);
      await connection.ask(() =>
        shapeRows.updateOne({ _id: { $eq: name } }, { $set: { shape: text } }, { upsert: true }),
      );
      known.set(name, shape);
      await connection.ask(() => dropIndexes(rows, shape));
    },
    async forget(name: string) {
      await connection.ask(() => shapeRows.deleteOne({ _id: { $eq: name } }));
      known.delete(name);
    },
  };
};

const searchIndex = 'search';
const indexName = (fields: readonly string[]) => `by:${JSON.stringify(fields)}`;

/** `live` comes first, so that counting uses the index alone. */
const indexesOf = ({ indexes, search }: CollectionShape): Map<string, IndexSpecification> => {
  const keys = (fields: readonly string[]): [string, 1][] =>
    ['live', ...fields.map(pathOf), '_id'].map((path) => [path, 1]);
  const wanted = new Map<string, IndexSpecification>(indexes.map((fields) => [indexName(fields), keys(fields)]));
  if (search !== undefined) wanted.set(searchIndex, [['trigrams', 1]]);
  return wanted;
};

const addIndexes = async (rows: Collection<MongoRow>, shape: CollectionShape) => {
  const wanted = [...indexesOf(shape)].map(([name, key]) => ({ name, key: new Map(key as [string, 1][]) }));
  if (wanted.length > 0) await rows.createIndexes(wanted, { timeoutMS: patienceInMilliseconds });
};

const dropIndexes = async (rows: Collection<MongoRow>, shape: CollectionShape) => {
  const wanted = indexesOf(shape);
  for (const name of await namesOfIndexes(rows)) {
    const ours = name === searchIndex || name.startsWith('by:');
    if (ours && !wanted.has(name)) await rows.dropIndex(name);
  }
};

const namesOfIndexes = async (rows: Collection<MongoRow>): Promise<string[]> => {
  const present = await rows.listIndexes().toArray().catch(unlessMissing);
  return (present ?? []).map(({ name }) => String(name));
};

/** Recomputes the fields of up to `written` documents behind an id; returns the last id, or undefined at the end. */
const reshapeBehind = async (
  { ask }: MongoConnection,
  rows: Collection<MongoRow>,
  shape: CollectionShape,
  after: string | undefined,
): Promise<string | undefined> => {
  const stale = { live: { $eq: true }, shape: { $ne: JSON.stringify(shape) } };
  const behind = after === undefined ? stale : { ...stale, _id: { $gt: after } };
  const some = await ask(() => rows.find(behind).sort({ _id: 1 }).limit(written).toArray());
  if (some.length === 0) return undefined;
  const operations = some.map(({ _id, position, json }) => ({
    updateOne: {
      filter: { _id: { $eq: _id }, position: { $eq: position } },
      update: { $set: queryFieldsOf(JSON.parse(json ?? 'null') as Document, shape) },
    },
  }));
  await ask(() => rows.bulkWrite(operations, { ordered: false }));
  return some.at(-1)?._id;
};

/**
 * Recomputes the fields for queries, unless the document has changed in the meantime. Each pass goes through the ids
 * once; passes end when one finds no document, because another process may write old shapes meanwhile.
 */
const reshape = async (connection: MongoConnection, rows: Collection<MongoRow>, shape: CollectionShape) => {
  for (let isOver = false; !isOver; ) {
    let last = await reshapeBehind(connection, rows, shape, undefined);
    isOver = last === undefined;
    while (last !== undefined) last = await reshapeBehind(connection, rows, shape, last);
  }
};
