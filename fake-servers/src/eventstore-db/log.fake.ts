import { checkExpected, type StreamState } from './expected-version.fake.ts';
import type { DeleteResult, Expected, ProposedEvent, StoredEvent, WriteResult } from './stored-event.fake.ts';

/** The log of one or several nodes. */
export type FakeLog = {
  append(stream: string, expected: Expected, events: readonly ProposedEvent[]): WriteResult;
  /** Softly: the stream seems not to exist and may go on; with a tombstone: it is never used again. */
  delete(stream: string, expected: Expected, isTombstone: boolean): DeleteResult;
  /** All events, also those of deleted streams, which stay until a scavenge. */
  all(): readonly StoredEvent[];
  /** The visible events. */
  ofStream(stream: string): readonly StoredEvent[];
  hasTombstone(stream: string): boolean;
  /** Calls back after every write. */
  listen(changed: () => void): () => void;
};

export type FakeLogSettings = {
  readonly mostBytes?: number;
  readonly firstPosition?: number;
  /** Newer servers answer a repeated append with a position, as they answer a first one. */
  readonly repeatedHasPosition?: boolean;
  /** The clock of the server, in milliseconds. */
  readonly now?: () => number;
};

/**
 * A log in memory with EventStoreDB's rules for revisions and repeated ids; like a server it writes system events in
 * between.
 */
export const fakeLog = ({
  mostBytes = 1_048_576,
  firstPosition = 0,
  repeatedHasPosition = false,
  now = Date.now,
}: FakeLogSettings = {}): FakeLog => {
  const log: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  /** The first visible revisions of streams that were deleted softly. */
  const firstVisible = new Map<string, number>();
  const tombstones = new Set<string>();
  const listeners = new Set<() => void>();
  let end = firstPosition;
  let writes = 0;

  const write = (stream: string, event: ProposedEvent): StoredEvent => {
    const events = streams.get(stream) ?? [];
    const stored = { ...event, stream, revision: events.length, position: end, created: new Date(now()) };
    end += sizeOf(event) + 100;
    events.push(stored);
    streams.set(stream, events);
    log.push(stored);
    return stored;
  };
  /** The last event of a stream with a tombstone has the greatest revision. */
  const bury = (stream: string): StoredEvent => {
    const event = { ...systemEvent(end), type: '$streamDeleted', data: new Uint8Array() };
    const stored = { ...event, stream, revision: 2 ** 63, position: end, created: new Date(now()) };
    end += 100;
    log.push(stored);
    return stored;
  };
  const stateOf = (stream: string): StreamState => ({
    events: streams.get(stream) ?? [],
    firstVisible: firstVisible.get(stream) ?? 0,
  });
  const ofTheSystem = () => write('$stats-127.0.0.1:2113', systemEvent(writes));
  ofTheSystem();

  return {
    append(stream, expected, events) {
      if (events.reduce((sum, event) => sum + sizeOf(event), 0) > mostBytes)
        return { kind: 'tooLarge', most: mostBytes };
      if (tombstones.has(stream)) return { kind: 'deleted' };
      const refused = checkExpected(stateOf(stream), expected, events);
      if (refused?.kind === 'already' && repeatedHasPosition) {
        const { revision } = refused;
        return { kind: 'written', revision, position: streams.get(stream)?.[revision]?.position ?? 0 };
      }
      if (refused) return refused;
      const stored = events.map((event) => write(stream, event));
      writes += 1;
      if (writes % 2 === 1) ofTheSystem();
      for (const changed of [...listeners]) changed();
      const last = stored.at(-1);
      return { kind: 'written', revision: last?.revision ?? -1, position: last?.position ?? 0 };
    },
    delete(stream, expected, isTombstone) {
      if (tombstones.has(stream)) return { kind: 'alreadyDeleted' };
      const state = stateOf(stream);
      if (state.firstVisible >= state.events.length) return { kind: 'missing' };
      const refused = checkExpected(state, expected, []);
      if (refused?.kind === 'wrongVersion') return refused;
      if (isTombstone) tombstones.add(stream);
      firstVisible.set(stream, state.events.length);
      const { position } = isTombstone ? bury(stream) : write(`$$${stream}`, metadataOfDeleted(end));
      for (const changed of [...listeners]) changed();
      return { kind: 'deleted', position };
    },
    all: () => log,
    ofStream(stream) {
      const { events, firstVisible: from } = stateOf(stream);
      return from === 0 ? events : events.slice(from);
    },
    hasTombstone: (stream) => tombstones.has(stream),
    listen(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
};

/** Number of events before a position, in a sorted list. */
export const countBefore = (events: readonly StoredEvent[], by: 'position' | 'revision', bound: number): number => {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.[by] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
};

const sizeOf = ({ type, data, customMetadata }: ProposedEvent) => data.length + customMetadata.length + 2 * type.length;

const systemEvent = (count: number): ProposedEvent => ({
  id: `00000000-0000-4000-8000-${count.toString(16).padStart(12, '0')}`,
  type: '$statsCollected',
  contentType: 'application/json',
  data: Buffer.from('{"proc-cpu":1}'),
  customMetadata: new Uint8Array(),
});

const metadataOfDeleted = (position: number): ProposedEvent => ({
  ...systemEvent(position),
  type: '$metadata',
  data: Buffer.from('{"$tb":9223372036854775807}'),
});
