import { Failure } from '@clearbench/contracts/failure';
import type { Collection } from 'mongodb';
import { busyGate } from '../busy-gate.ts';
import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { isDuplicate } from '../mongo/mongo-errors.ts';
import type { Checkpoint, CheckpointStore } from './checkpoint-store.ts';

type Row = { readonly _id: string; readonly position: number; readonly fence?: number };

const rowsOf = ({ db }: MongoConnection): Collection<Row> => db.collection('checkpoints');

/** Moves a reader forward only; the documents of the events up to the position must be written before. */
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
      // Another process inserted the checkpoint at the same time, or the stored fence is higher.
      if (!isDuplicate(error)) throw error;
      await advance().catch((again: unknown) => {
        throw isDuplicate(again) && fence !== undefined ? new Failure('store.fenced', { name }) : again;
      });
    }
  });
};

/** Milliseconds for which a successful fence check stays valid. */
const stillThere = 1_000;

/**
 * Moves checkpoints after the documents are written. Before the write it checks the fence and fails with `store.fenced`
 * where a higher one is stored. The check is skipped within the validity of the last one; a process that slept in
 * between checks again.
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

/** Checkpoints in a MongoDB collection, one document per reader. */
export const mongoCheckpointStore = (connection: MongoConnection): CheckpointStore => {
  const rows = rowsOf(connection);
  const gate = busyGate();
  const limited = <T>(work: () => Promise<T>) => gate.run(() => connection.ask(work));

  return {
    get: (name) => limited(async () => (await rows.findOne({ _id: { $eq: name } }))?.position ?? 0),
    advance: (name, position, fence) =>
      gate.run(() => advanceMongoCheckpoint(connection, { name, position, ...(fence === undefined ? {} : { fence }) })),
    reset: (name) => limited(async () => void (await rows.deleteOne({ _id: { $eq: name } }))),
    all: () => limited(async () => new Map((await rows.find().toArray()).map(({ _id, position }) => [_id, position]))),
    close: () => gate.shut(),
  };
};
