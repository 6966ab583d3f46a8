import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ReadPosition,
  START,
  type StreamingRead,
  StreamNotFoundError,
  type RecordedEvent as Theirs,
} from '@eventstore/db-client';
import { collect } from './collect.ts';
import type { Connection } from './connection.ts';
import { incoming, safePosition } from './event-mapping.ts';
import { type Patience, persist } from './patience.ts';
import { ourName, theirName } from './stream-name.ts';
import { needsNewClient } from './trouble.ts';

/** Reading a log there. */
export type Reading = {
  stream(stream: string, after: number, limit: number): Promise<RecordedEvent[]>;
  all(after: number, limit: number): Promise<RecordedEvent[]>;
  /** Where a stream ends: 0 and 0 for none. */
  endOf(stream: string): Promise<{ revision: number; position: number }>;
  head(): Promise<number>;
};

export type ReadingParts = {
  readonly connection: Connection;
  readonly prefix: string;
  readonly patience: Patience;
  readonly requiresLeader: boolean;
};

/** Reads of the whole log: how many events at most are held besides those that are asked for. */
const page = 1_000;

const whole = (limit: number) => Math.min(limit, Number.MAX_SAFE_INTEGER);

/** Reads through one connection. The client filters no read of the whole log, so what is not ours is left out here. */
export const reading = ({ connection, prefix, patience, requiresLeader }: ReadingParts): Reading => {
  const read = async <E extends { event?: Theirs }>(ask: (client: EventStoreDBClient) => StreamingRead<E>) => {
    const resolved = await persist(patience, async () => {
      const held = connection.held();
      try {
        return await collect(ask(held.client), patience.answer, held.gone);
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        if (needsNewClient(error)) await connection.giveUp(held);
        throw error;
      }
    });
    return resolved.flatMap(({ event }) => (event ? [event] : []));
  };
  const ours = (events: readonly Theirs[]) => events.flatMap((event) => incoming(prefix, event) ?? []);

  const stream = async (name: string, after: number, limit: number) => {
    if (limit < 1) return [];
    const fromRevision = BigInt(after);
    return ours(
      await read((client) =>
        client.readStream(theirName(prefix, name), { fromRevision, maxCount: whole(limit), requiresLeader }),
      ),
    );
  };

  const all = async (after: number, limit: number) => {
    const found: RecordedEvent[] = [];
    for (let last = after; found.length < limit; ) {
      const maxCount = Math.min(limit - found.length, page) + 1;
      const fromPosition = placeAt(last);
      const events = await read((client) =>
        client.readAll({ fromPosition, maxCount, direction: FORWARDS, requiresLeader }),
      );
      // A read begins with the event that stands at the place.
      found.push(...ours(events.filter((event) => positionOf(event) > last)));
      if (events.length < maxCount) break;
      last = positionOf(events.at(-1));
    }
    return found.slice(0, limit);
  };

  const head = async () => {
    let fromPosition: ReadPosition = END;
    for (let maxCount = 1; ; maxCount = Math.min(maxCount * 32, page)) {
      const from = fromPosition;
      const events = await read((client) =>
        client.readAll({ fromPosition: from, maxCount, direction: BACKWARDS, requiresLeader }),
      );
      const newest = events.find(({ streamId }) => ourName(prefix, streamId) !== undefined);
      if (newest) return positionOf(newest);
      if (events.length < maxCount) return 0;
      fromPosition = placeAt(positionOf(events.at(-1)));
    }
  };

  const endOf = async (name: string) => {
    const [last] = ours(
      await read((client) =>
        client.readStream(theirName(prefix, name), {
          fromRevision: END,
          direction: BACKWARDS,
          maxCount: 1,
          requiresLeader,
        }),
      ),
    );
    return last ? { revision: last.revision, position: last.position } : { revision: 0, position: 0 };
  };

  return { stream, all, endOf, head };
};

/** Our appends are no transactions of theirs: an event is prepared and committed at the same place. */
const placeAt = (position: number): ReadPosition =>
  position === 0 ? START : { commit: BigInt(position), prepare: BigInt(position) };

const positionOf = (event: Theirs | undefined): number => safePosition(event?.position?.commit);
