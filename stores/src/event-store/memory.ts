import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import { lifecycleGuard } from '../lifecycle-guard.ts';
import { hashOfEvent, noPredecessor } from './event-hash.ts';
import type { ChainedEvent, ChainedEventStore } from './log-chain.ts';
import { notifier } from './notifier.ts';

/** An event log in memory; events are stored as JSON, so that callers share no objects. */
export const memoryEventStore = (): ChainedEventStore => {
  const log: string[] = [];
  const hashes: string[] = [];
  const positionsOf = new Map<string, number[]>();
  const appends = notifier();
  const open = lifecycleGuard();

  const recorded = (position: number) => JSON.parse(log[position - 1] ?? 'null') as RecordedEvent;

  const stored = (position: number): ChainedEvent => {
    const { data, metadata, ...event } = recorded(position);
    const texts = { data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
    return { ...event, ...texts, hash: hashes[position - 1] };
  };

  return {
    async readStream(stream, after = 0, limit = Number.POSITIVE_INFINITY) {
      open.pass();
      return (positionsOf.get(stream) ?? []).slice(after, after + limit).map(recorded);
    },

    async append(stream, expected, events) {
      open.pass();
      const positions = positionsOf.get(stream) ?? [];
      const actual = positions.length;
      if (actual !== expected) throw new Failure('store.conflict', { stream, expected, actual });

      const rows = events.map((event, index) =>
        JSON.stringify({
          ...event,
          data: event.data ?? null,
          stream,
          revision: expected + index + 1,
          position: log.length + index + 1,
        }),
      );
      for (const row of rows) {
        positions.push(log.push(row));
        hashes.push(hashOfEvent(hashes.at(-1) ?? noPredecessor, stored(log.length)));
      }
      positionsOf.set(stream, positions);
      if (rows.length > 0) appends.ring();
      return { revision: positions.length, position: positions.at(-1) ?? 0 };
    },

    async readAll(after, limit) {
      open.pass();
      return log.slice(after, after + limit).map((row) => JSON.parse(row) as RecordedEvent);
    },

    async head() {
      open.pass();
      return log.length;
    },

    onAppended: (wake) => appends.listen(wake),

    chain: {
      per: 'log',
      async read(after, limit) {
        open.pass();
        return log.slice(after, after + limit).map((_, index) => stored(after + index + 1));
      },
      lastAssigned: async () => log.length,
      isIncomplete: () => false,
      complete: async () => {},
    },

    async close() {
      open.shut();
    },
  };
};
