import { type Document, Long } from 'bson';
import type { FakeCollection } from './collection.fake.ts';
import { refusal } from './values.fake.ts';

type Open = {
  readonly ns: string;
  next(batchSize: number, waitInMilliseconds: number): Promise<{ batch: Document[]; done: boolean }>;
  kill(): void;
};

const firstBatch = 101;

/** Results that are read in batches; a tailable cursor never ends. */
export const fakeCursors = () => {
  const open = new Map<string, Open>();
  let counted = 0;

  const answer = async (id: Long, cursor: Open, batchSize: number, wait: number, name: 'firstBatch' | 'nextBatch') => {
    const { batch, done } = await cursor.next(batchSize, wait);
    if (done) open.delete(id.toString());
    return { ok: 1, cursor: { id: done ? Long.ZERO : id, ns: cursor.ns, [name]: batch } };
  };
  const begin = (cursor: Open, batchSize: number) => {
    counted += 1;
    const id = Long.fromNumber(counted);
    open.set(id.toString(), cursor);
    return answer(id, cursor, batchSize, 0, 'firstBatch');
  };

  return {
    list: (ns: string, results: readonly Document[], batchSize: number = firstBatch) =>
      begin(listed(ns, results), batchSize),
    tail: (ns: string, collection: FakeCollection, batchSize: number = firstBatch) =>
      begin(tailing(ns, collection), batchSize),
    more({ getMore, batchSize, maxTimeMS }: Document) {
      const id = Long.fromValue(getMore as number | Long);
      const cursor = open.get(id.toString());
      if (!cursor) throw refusal(43, 'CursorNotFound', 'cursor id not found');
      const wait = Number(maxTimeMS ?? 1_000);
      return answer(id, cursor, Number(batchSize ?? Number.MAX_SAFE_INTEGER), wait, 'nextBatch');
    },
    kill({ cursors }: Document): Document {
      const ids = (cursors as (number | Long)[]).map((id) => Long.fromValue(id).toString());
      for (const id of ids) open.get(id)?.kill();
      for (const id of ids) open.delete(id);
      return { ok: 1, cursorsKilled: cursors, cursorsNotFound: [], cursorsAlive: [], cursorsUnknown: [] };
    },
    /** Closes all open cursors, as when a primary steps down. */
    killAll() {
      for (const cursor of open.values()) cursor.kill();
      open.clear();
    },
  };
};

const listed = (ns: string, results: readonly Document[]): Open => {
  let given = 0;
  return {
    ns,
    async next(batchSize) {
      const batch = results.slice(given, given + batchSize);
      given += batch.length;
      return { batch, done: given >= results.length };
    },
    kill: () => {},
  };
};

const tailing = (ns: string, collection: FakeCollection): Open => {
  let [last, killed] = [0, false];
  let wake: (() => void) | undefined;

  const news = (wait: number) =>
    new Promise<void>((resolve) => {
      const stop = collection.onInsert(() => wake?.());
      const timer = setTimeout(() => wake?.(), wait);
      wake = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
    });
  return {
    ns,
    async next(batchSize, wait) {
      const present = () => collection.after(last).slice(0, batchSize);
      if (last > 0 && last < collection.lost()) throw refusal(136, 'CappedPositionLost', 'the place was overwritten');
      if (present().length === 0 && wait > 0) await news(wait);
      if (killed) throw refusal(237, 'CursorKilled', 'cursor killed');
      const batch = present();
      last = batch.at(-1)?.number ?? last;
      // A tail on a collection without documents ends immediately.
      return { batch: batch.map(({ document }) => document), done: last === 0 };
    },
    kill() {
      killed = true;
      wake?.();
    },
  };
};
