import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { type AnyMessage, type Decider, fold } from './decider.ts';

/** First and last revision of what a command once appended. */
export type Span = { readonly first: number; readonly last: number };

/** A stream folded up to a revision. */
export type Snapshot<State> = {
  readonly state: State;
  readonly revision: number;
  /** Of the last event; 0 for an empty stream. */
  readonly position: number;
  /** Every command that left events in the stream, however long ago. */
  readonly commands: ReadonlyMap<string, Span>;
};

export type StreamStates = {
  /** The stream as it is now: what is remembered, and what was appended since. */
  load<State, Event extends AnyMessage>(
    decider: Decider<State, never, Event>,
    stream: string,
  ): Promise<Snapshot<State>>;
  /** Nothing of the stream stays in memory; the next load reads all of it. */
  forget(stream: string): void;
};

type Entry = { decider: unknown; state: unknown; revision: number; position: number; commands: Map<string, Span> };

const pageSize = 1_000;

/**
 * Remembers folded streams, the longest unused are forgotten first, so that a command on a stream of 10,000 events
 * reads only what is new. `room` counts streams and remembered command ids together. Every load still reads the tail
 * of the stream: other processes write too, and only what a store gave back is ever folded.
 */
export const streamStates = (events: EventStore, room: number): StreamStates => {
  const entries = new Map<string, Entry>();
  let used = 0;

  const sizeOf = (entry: Entry | undefined) => (entry ? 1 + entry.commands.size : 0);
  const forget = (stream: string) => {
    used -= sizeOf(entries.get(stream));
    entries.delete(stream);
  };
  const remember = (stream: string, entry: Entry) => {
    entries.set(stream, entry);
    used += sizeOf(entry);
    for (const oldest of entries.keys()) {
      if (used <= room) break;
      forget(oldest);
    }
  };

  return {
    forget,
    load: async <State, Event extends AnyMessage>(decider: Decider<State, never, Event>, stream: string) => {
      const known = entries.get(stream);
      forget(stream);
      const start = known?.decider === decider ? known : blank(decider);
      const entry = await followTail(events, stream, start, (state, more) => fold(decider, state as State, more));
      forget(stream);
      remember(stream, entry);
      return entry as Snapshot<unknown> as Snapshot<State>;
    },
  };
};

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
  commands.set(metadata.commandId, { first, last: revision });
};
