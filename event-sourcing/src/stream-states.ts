import { boundedCache } from '@clearbench/contracts/bounded-cache';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { type AnyMessage, type Decider, fold } from './decider.ts';

/** First and last revision of the events of a command, and the mark of its content. */
export type Span = { readonly first: number; readonly last: number; readonly content: string | undefined };

/** A stream folded up to a revision. */
export type Snapshot<State> = {
  readonly state: State;
  readonly revision: number;
  /** Position of the last event; 0 for an empty stream. */
  readonly position: number;
  /** Every command with events in the stream. */
  readonly commands: ReadonlyMap<string, Span>;
};

export type StreamStates = {
  /** The current state of the stream: the cached state with the events appended since. */
  load<State, Event extends AnyMessage>(
    decider: Decider<State, never, Event>,
    stream: string,
  ): Promise<Snapshot<State>>;
  /** Removes the stream from memory; the next load reads all of it. */
  forget(stream: string): void;
};

type Entry = { decider: unknown; state: unknown; revision: number; position: number; commands: Map<string, Span> };

const pageSize = 1_000;

/** What a stream without commands counts; it takes as much memory as this number of command ids. */
const sizeOfStream = 4;

/**
 * Caches folded streams and removes the least recently used first, so that a command on a stream of 10,000 events reads
 * only new events. `room` counts command ids, and four more for each stream; a longer stream stays alone. Every load reads
 * the end of the stream, because other processes write too; only stored events are ever folded.
 */
export const streamStates = (events: EventStore, room: number): StreamStates => {
  const entries = boundedCache<Entry>(room, { sizeOf: ({ commands }) => Math.min(room, sizeOfStream + commands.size) });

  return {
    forget: entries.delete,
    load: async <State, Event extends AnyMessage>(decider: Decider<State, never, Event>, stream: string) => {
      const known = entries.get(stream);
      // Its commands grow while it is read: it counts again when it is set.
      entries.delete(stream);
      const start = known?.decider === decider ? known : blank(decider);
      const entry = await followTail(events, stream, start, (state, more) => fold(decider, state as State, more));
      entries.set(stream, entry);
      return entry as Snapshot<unknown> as Snapshot<State>;
    },
  };
};

/** A stream without events. */
export const emptyStream = <State>(decider: { readonly initialState: State }): Snapshot<State> =>
  blank(decider) as Snapshot<unknown> as Snapshot<State>;

const blank = (decider: { readonly initialState: unknown }): Entry => ({
  decider,
  state: decider.initialState,
  revision: 0,
  position: 0,
  commands: new Map(),
});

const followTail = async (
  events: EventStore,
  stream: string,
  start: Entry,
  evolve: (state: unknown, more: readonly RecordedEvent[]) => unknown,
): Promise<Entry> => {
  let now = start;
  for (;;) {
    const page = await events.readStream(stream, now.revision, pageSize);
    const last = page.at(-1);
    if (!last) return now;
    for (const event of page) noteCommand(now.commands, event);
    now = { ...now, state: evolve(now.state, page), revision: last.revision, position: last.position };
    if (page.length < pageSize) return now;
  }
};

const noteCommand = (commands: Map<string, Span>, { metadata, revision }: RecordedEvent) => {
  const first = commands.get(metadata.commandId)?.first ?? revision;
  commands.set(metadata.commandId, { first, last: revision, content: metadata.content });
};
