/** An event as a client sends it. */
export type ProposedEvent = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly customMetadata: Uint8Array;
};

/** A stored event; revisions count from 0, as on the real server. */
export type StoredEvent = ProposedEvent & {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly created: Date;
};

export type Expected = number | 'noStream' | 'any' | 'streamExists';

export type WriteResult =
  | { readonly kind: 'written'; readonly revision: number; readonly position: number }
  /** The same ids are already stored; the real server does not always return where. */
  | { readonly kind: 'already'; readonly revision: number }
  | { readonly kind: 'wrongVersion'; readonly current: number | undefined }
  | { readonly kind: 'tooLarge'; readonly most: number };

/** The log of one or several nodes. */
export type FakeLog = {
  append(stream: string, expected: Expected, events: readonly ProposedEvent[]): WriteResult;
  all(): readonly StoredEvent[];
  ofStream(stream: string): readonly StoredEvent[];
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
  const ofTheSystem = () => write('$stats-127.0.0.1:2113', systemEvent(writes));
  ofTheSystem();

  return {
    append(stream, expected, events) {
      if (events.reduce((sum, event) => sum + sizeOf(event), 0) > mostBytes)
        return { kind: 'tooLarge', most: mostBytes };
      const refused = check(streams.get(stream) ?? [], expected, events);
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
    all: () => log,
    ofStream: (stream) => streams.get(stream) ?? [],
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

/** Undefined where the append is allowed. */
const check = (
  stream: readonly StoredEvent[],
  expected: Expected,
  events: readonly ProposedEvent[],
): WriteResult | undefined => {
  const current = stream.length - 1;
  if (expected === 'any') return undefined;
  const wrong: WriteResult = { kind: 'wrongVersion', current: current < 0 ? undefined : current };
  if (expected === 'streamExists') return current < 0 ? wrong : undefined;
  const at = expected === 'noStream' ? -1 : expected;
  if (at === current) return undefined;
  if (at > current || events.length === 0) return wrong;
  const repeated = events.every(({ id }, index) => stream[at + 1 + index]?.id === id);
  return repeated ? { kind: 'already', revision: at + events.length } : wrong;
};
