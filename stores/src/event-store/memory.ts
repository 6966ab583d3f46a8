import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import { gate } from '../gate.ts';
import type { EventStore } from './event-store.ts';
import { wakeBell } from './wake-bell.ts';

/** A log that lives as long as its process; kept as JSON, so that nobody shares an object with it. */
export const memoryEventStore = (): EventStore => {
  const log: string[] = [];
  const positionsOf = new Map<string, number[]>();
  const bell = wakeBell();
  const open = gate();

  const recorded = (position: number) => JSON.parse(log[position - 1] ?? 'null') as RecordedEvent;

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
      for (const row of rows) positions.push(log.push(row));
      positionsOf.set(stream, positions);
      if (rows.length > 0) bell.ring();
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

    onAppended: (wake) => bell.listen(wake),

    async close() {
      open.shut();
    },
  };
};
