import { Failure } from '@clearbench/contracts/failure';
import type { Collection } from 'mongodb';
import { busyGate } from '../busy-gate.ts';
import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { isDuplicate } from '../mongo/mongo-errors.ts';
import type { Checkpoint, CheckpointStore } from './checkpoint-store.ts';

type Row = { readonly _id: string; readonly position: number; readonly fence?: number };

const rowsOf = ({ db }: MongoConnection): Collection<Row> => db.collection('checkpoints');

/** Moves a reader forward, never back; what it has read must have been written before. */
export const advanceMongoCheckpoint = (
  connection: MongoConnection,
  { name, position, fence }: Checkpoint,
): Promise<void> => {
  const unfenced = fence === undefined ? {} : { fence: { $not: { $gt: fence } } };
  const moved = fence === undefined ? { position } : { position, fence };
  const advance = () =>
    rowsOf(connection).updateOne({ _id: { $eq: name }, ...unfenced }, { $max: moved }, { upsert: true });
  return connection.ask(async () => {
    try {
      await advance();
    } catch (error) {
      // Two who come first at the same time: one of them finds the other's. Or a higher fence stands there.
      if (!isDuplicate(error)) throw error;
      await advance().catch((again: unknown) => {
        throw isDuplicate(again) && fence !== undefined ? new Failure('store.fenced', { name }) : again;
      });
    }
  });
};

/** Milliseconds within which who has passed a fence is not asked again. */
const stillThere = 1_000;

/**
 * Moves checkpoints once documents are written, and fails with `store.fenced` before that where a higher fence stands.
 * Whoever moved one a moment ago is believed to be there still; who slept in between is not.
 */
export const mongoFences = (connection: MongoConnection) => {
  const passedAt = new Map<string, number>();
  return {
    pass: async ({ name, fence }: Checkpoint): Promise<void> => {
      const since = performance.now() - (passedAt.get(name) ?? Number.NEGATIVE_INFINITY);
      if (fence === undefined || since < stillThere) return;
      const row = await connection.ask(() => rowsOf(connection).findOne({ _id: { $eq: name } }));
      if ((row?.fence ?? 0) > fence) throw new Failure('store.fenced', { name });
    },
    advance: async (checkpoint: Checkpoint): Promise<void> => {
      passedAt.delete(checkpoint.name);
      await advanceMongoCheckpoint(connection, checkpoint);
      if (checkpoint.fence !== undefined) passedAt.set(checkpoint.name, performance.now());
    },
  };
};

/** Checkpoints in a MongoDB collection, one document a reader. */
export const mongoCheckpointStore = (connection: MongoConnection): CheckpointStore => {
  const rows = rowsOf(connection);
  const door = busyGate();
  const asked = <T>(work: () => Promise<T>) => door.run(() => connection.ask(work));

  return {
    get: (name) => asked(async () => (await rows.findOne({ _id: { $eq: name } }))?.position ?? 0),
    advance: (name, position, fence) =>
      door.run(() => advanceMongoCheckpoint(connection, { name, position, ...(fence === undefined ? {} : { fence }) })),
    reset: (name) => asked(async () => void (await rows.deleteOne({ _id: { $eq: name } }))),
    all: () => asked(async () => new Map((await rows.find().toArray()).map(({ _id, position }) => [_id, position]))),
    close: () => door.shut(),
  };
};
