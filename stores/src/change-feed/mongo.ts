import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import { type Collection, MongoServerError, ReadConcern } from 'mongodb';
import type { Report } from '../mongo/compact.ts';
import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { isDenied, isDuplicate, isPassing, unlessPresent } from '../mongo/mongo-errors.ts';
import { pauseBefore } from '../pause-before.ts';
import type { ChangeFeed, ChangeNotice } from './change-feed.ts';
import { inProcessChangeFeed } from './in-process.ts';
import { type NoticeRow, tailFrom } from './mongo-tail.ts';

const notCapped = (cause?: unknown) => {
  const reason =
    'this server keeps the collection "changes" without a limit of its size (a capped collection); Amazon DocumentDB and Azure Cosmos DB do not have such collections and cannot be used';
  return new Failure('store.badAddress', { reason }, { cause });
};

/** Servers that imitate MongoDB refuse capped collections, each with another code. */
const refuseOtherServers = (error: unknown): never => {
  throw error instanceof MongoServerError && !isPassing(error) && !isDenied(error) ? notCapped(error) : error;
};

/** Size of the capped collection with the latest notices of all publishers. */
const bufferBytes = 16 * 1024 * 1024;
const noticesInOne = 500;
const mostPauses = 6;

/**
 * Notices in a capped collection that every process tails from its end. It needs no change streams, so a single server
 * is enough. After an interruption the tail continues after the last received notice. Notices that cannot be published
 * are reported and lost.
 */
export const mongoChangeFeed = async (
  connection: MongoConnection,
  report: Report = console.error,
): Promise<ChangeFeed> => {
  const here = inProcessChangeFeed(report);
  const options = { readConcern: new ReadConcern('local'), writeConcern: { w: 1 } };
  const rows: Collection<NoticeRow> = connection.db.collection('changes', options);
  let closed = false;

  const write = async (notices: readonly ChangeNotice[]): Promise<string> => {
    const row: NoticeRow = { _id: randomUUID(), notices: JSON.stringify(notices) };
    await connection.ask(async () => {
      try {
        await rows.insertOne(row);
      } catch (error) {
        // The row was written before the answer was lost.
        if (!isDuplicate(error)) throw error;
      }
    });
    return row._id;
  };
  const begin = async () => {
    const create = () => connection.db.createCollection('changes', { capped: true, size: bufferBytes });
    await connection.ask(async () => void (await create().catch(unlessPresent).catch(refuseOtherServers)));
    const { capped } = (await connection.ask(() => rows.options())) ?? {};
    if (!capped) throw notCapped();
    return write([]);
  };
  const deliver = (row: NoticeRow) => void here.publish(JSON.parse(row.notices) as ChangeNotice[]);

  const tail = tailFrom(rows, await begin(), deliver);
  const listening = (async () => {
    for (let pauses = 0; !closed; pauses = Math.min(pauses + 1, mostPauses)) {
      try {
        await tail.follow(pauses === 0 ? undefined : await begin(), () => {
          pauses = 0;
        });
      } catch (error) {
        if (!closed && pauses === 0) report(error);
      }
      if (!closed) await after(pauseBefore(pauses + 1), undefined, { ref: false });
    }
  })();

  let sending: Promise<void> = Promise.resolve();
  const send = async (notices: readonly ChangeNotice[]) => {
    for (let start = 0; start < notices.length && !closed; start += noticesInOne) {
      await write(notices.slice(start, start + noticesInOne)).catch(report);
    }
  };
  return {
    publish(notices) {
      const copy = [...notices];
      sending = sending.then(() => send(copy));
      return sending;
    },
    subscribe: here.subscribe,
    async close() {
      if (closed) return;
      await sending;
      closed = true;
      await here.close();
      await tail.end();
      await listening;
    },
  };
};
