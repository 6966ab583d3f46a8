import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../sqlite/database.ts';
import { hashOfEvent, noPredecessor } from '../event-hash.ts';
import type { ChainedEvent } from '../log-chain.ts';
import { hasBacklog } from './log-table.ts';

/** Events hashed in one transaction, which takes a few milliseconds. */
const batchSize = 250;

/** Milliseconds between two batches, for waiting requests. */
const restMs = 1;

export type ChainBacklog = {
  /** Whether events at the end of the log may lack a hash. */
  exists(): boolean;
  /** Adds the hashes; resolves when all events have one, or when `signal` is aborted. */
  complete(signal?: AbortSignal): Promise<void>;
};

/** Adds the hashes of a log from before the chain, in batches between other writes. */
export const chainBacklog = (
  database: Database,
  read: (after: number, limit: number) => readonly ChainedEvent[],
): ChainBacklog => {
  let exists = hasBacklog(database);
  const set = database.statement('UPDATE event SET hash = ? WHERE position = ?');
  const end = database.statement('SELECT coalesce(max(position), 0) AS position FROM event');

  /** The last event with a hash, found by binary search, because events without a hash follow it. */
  const lastChained = (): { position: number; hash: string } => {
    let found = { position: 0, hash: noPredecessor };
    for (let [low, high] = [0, Number(end.get()?.position)]; low < high; ) {
      const [event] = read(low + Math.floor((high - low - 1) / 2), 1);
      if (event?.hash === undefined) high = event === undefined ? low : Math.min(high - 1, event.position - 1);
      else [low, found] = [event.position, { position: event.position, hash: event.hash }];
    }
    return found;
  };

  const chainBatch = (from: { position: number; hash: string }) => {
    const events = read(from.position, batchSize);
    let last = from;
    for (const event of events) {
      last = { position: event.position, hash: hashOfEvent(last.hash, event) };
      set.run(last.hash, last.position);
    }
    const done = events.length < batchSize;
    if (done) database.exec('DROP TABLE IF EXISTS chain_backlog');
    return { last, done };
  };

  return {
    exists: () => exists,
    async complete(signal) {
      for (let from = exists ? lastChained() : undefined; from && !signal?.aborted; ) {
        const start = from;
        const { last, done } = await database.write(() => chainBatch(start), { settled: 'committed' });
        from = last;
        if (done) {
          exists = false;
          return;
        }
        await pause(restMs);
      }
    },
  };
};
