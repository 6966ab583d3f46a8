import type { Collection } from 'mongodb';
import { busyGate } from '../busy-gate.ts';
import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { isDuplicate } from '../mongo/mongo-errors.ts';
import type { CheckpointStore } from './checkpoint-store.ts';

type Row = { readonly _id: string; readonly position: number };

const rowsOf = ({ db }: MongoConnection): Collection<Row> => db.collection('checkpoints');

/** Moves a reader forward, never back; what it has read must have been written before. */
export const advanceMongoCheckpoint = (connection: MongoConnection, name: string, position: number): Promise<void> => {
  const advance = () => rowsOf(connection).updateOne({ _id: { $eq: name } }, { $max: { position } }, { upsert: true });
  return connection.ask(async () => {
    try {
      await advance();
    } catch (error) {
      // Two who come first at the same time: one of them finds the other's.
      if (!isDuplicate(error)) throw error;
      await advance();
    }
  });
};

/** Checkpoints in a MongoDB collection, one document a reader. */
export const mongoCheckpointStore = (connection: MongoConnection): CheckpointStore => {
  const rows = rowsOf(connection);
  const door = busyGate();
  const asked = <T>(work: () => Promise<T>) => door.run(() => connection.ask(work));

  return {
    get: (name) => asked(async () => (await rows.findOne({ _id: { $eq: name } }))?.position ?? 0),
    advance: (name, position) => door.run(() => advanceMongoCheckpoint(connection, name, position)),
    reset: (name) => asked(async () => void (await rows.deleteOne({ _id: { $eq: name } }))),
    all: () => asked(async () => new Map((await rows.find().toArray()).map(({ _id, position }) => [_id, position]))),
    close: () => door.shut(),
  };
};
