import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
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
import type { ChainedEvent } from '../log-chain.ts';
import { collect } from './collect.ts';
import type { Connection } from './connection.ts';
import { deletedStream, requiresNewClient } from './connection-errors.ts';
import { incoming, incomingStored, safePosition } from './event-mapping.ts';
import { type Patience, persist } from './patience.ts';
import { ourName, theirName } from './stream-name.ts';

/** Reads of a log on the server. */
export type Reading = {
  stream(stream: string, after: number, limit: number): Promise<RecordedEvent[]>;
  all(after: number, limit: number, firstWanted?: number): Promise<RecordedEvent[]>;
  /** The same as `stream` and `all`, with each event in its stored form. */
  storedStream(stream: string, after: number, limit: number): Promise<ChainedEvent[]>;
  storedAll(after: number, limit: number): Promise<ChainedEvent[]>;
  /** The end of a stream: 0 and 0 for none. */
  endOf(stream: string): Promise<{ revision: number; position: number }>;
  head(): Promise<number>;
};

export type ReadingParts = {
  readonly connection: Connection;
  readonly prefix: string;
  readonly patience: Patience;
  readonly requiresLeader: boolean;
};

/** Page size of reads of the whole log; it limits the events in memory beyond the requested ones. */
const page = 1_000;

const whole = (limit: number) => Math.min(limit, Number.MAX_SAFE_INTEGER);

/**
 * Reads through one connection. The client cannot filter reads of the whole log, so events of other logs are removed
 * here.
 */
export const reading = ({ connection, prefix, patience, requiresLeader }: ReadingParts): Reading => {
  const read = async <E extends { event?: Theirs }>(ask: (client: EventStoreDBClient) => StreamingRead<E>) => {
    const resolved = await persist(patience, async () => {
      const held = connection.held();
      try {
        return await collect(ask(held.client), patience.answer, held.gone);
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        if (requiresNewClient(error)) await connection.giveUp(held);
        throw error;
      }
    });
    return resolved.flatMap(({ event }) => (event ? [event] : []));
  };
  /** Ends of the log behind events of other logs, by the position of the event of this log before them. */
  const endsBehind = boundedCache<number>(100);
  const ours = (events: readonly Theirs[]) => events.flatMap((event) => incoming(prefix, event) ?? []);
  const oursStored = (events: readonly Theirs[]) => events.flatMap((event) => incomingStored(prefix, event) ?? []);

  const stream = async <E extends { readonly revision: number }>(
    decode: (events: readonly Theirs[]) => E[],
    name: string,
    after: number,
    limit: number,
  ) => {
    if (limit < 1) return [];
    const fromRevision = BigInt(after);
    const found = decode(
      await read((client) =>
        client.readStream(theirName(prefix, name), { fromRevision, maxCount: whole(limit), requiresLeader }),
      ),
    );
    const [first] = found;
    if (first && first.revision !== after + 1) throw new Failure('store.failed', { reason: deletedStream(name) });
    return found;
  };

  const all = async <E extends { readonly position?: number }>(
    decode: (events: readonly Theirs[]) => E[],
    after: number,
    limit: number,
    firstWanted?: number,
  ) => {
    const found: E[] = [];
    let fewest = 1;
    let isWanted = firstWanted !== undefined;
    for (let last = firstWanted ?? endsBehind.get(String(after)) ?? after; found.length < limit; ) {
      const maxCount = Math.min(Math.max(limit - found.length, fewest), page) + 1;
      // Events of other logs may be many: fewer requests read more of them.
      fewest *= 32;
      const fromPosition = readPositionAt(last);
      const events = await read((client) =>
        client.readAll({ fromPosition, maxCount, direction: FORWARDS, requiresLeader }),
      );
      // A read starts with the event at the position itself.
      const [from, end] = [last, events.at(-1)];
      if (end) last = positionOf(end);
      found.push(...decode(events.filter((event) => isWanted || positionOf(event) > from)));
      isWanted = false;
      if (events.length < maxCount) {
        if (firstWanted === undefined) endsBehind.set(String(found.at(-1)?.position ?? after), last);
        break;
      }
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
      fromPosition = readPositionAt(positionOf(events.at(-1)));
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

  return {
    stream: (name, after, limit) => stream(ours, name, after, limit),
    all: (after, limit, firstWanted) => all(ours, after, limit, firstWanted),
    storedStream: (name, after, limit) => stream(oursStored, name, after, limit),
    storedAll: (after, limit) => all(oursStored, after, limit),
    endOf,
    head,
  };
};

/** Our events have equal prepare and commit positions, because appends are not part of a transaction. */
const readPositionAt = (position: number): ReadPosition =>
  position === 0 ? START : { commit: BigInt(position), prepare: BigInt(position) };

const positionOf = (event: Theirs | undefined): number => safePosition(event?.position?.commit);
