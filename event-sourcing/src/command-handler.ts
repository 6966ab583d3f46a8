import type { NewEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { AnyMessage, Decider } from './decider.ts';
import { idFrom } from './event-id.ts';
import { inTurn } from './in-turn.ts';
import { type Snapshot, type Span, streamStates } from './stream-states.ts';
import { type History, schemaOf, upcasting } from './upcasting.ts';

/** Who orders, under which id, following from what. */
export type Order = {
  /** Chosen by the caller; the same id on the same stream is the same command. */
  readonly commandId: string;
  readonly actor: string;
  readonly correlationId: string;
  /** The event that led to the command; left out where a person did. */
  readonly causationId?: string;
  /** W3C traceparent of what led to it. */
  readonly trace?: string;
  /** The revision the caller has seen: any other one refuses the command as stale. */
  readonly expectedRevision?: number;
};

/** What became of a command; `repeated` says that it had been handled before and nothing happened now. */
export type Handled<Event> = {
  readonly events: readonly Event[];
  /** Of the last of these events; without events, of the stream as it was read. */
  readonly revision: number;
  readonly position: number;
  readonly repeated: boolean;
};

type AnyCommand = AnyMessage & { readonly at: string };

export type CommandHandler = <State, Command extends AnyCommand, Event extends AnyMessage>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: NoInfer<Command>,
  order: Order,
) => Promise<Handled<Event>>;

/** A command handler and what it remembers. */
export type CommandHandling = {
  readonly handle: CommandHandler;
  /** Drops what is remembered of a stream. */
  forget(stream: string): void;
};

export type CommandHandlerParts = {
  readonly events: EventStore;
  /** Steps of the event types whose shape changed; new events are stamped with today's. */
  readonly history?: History;
  /** How many streams and command ids are remembered between commands. */
  readonly room?: number;
};

const attempts = 5;

/**
 * Load, fold, decide, append: the only road by which an event is born.
 *
 * A command id found in the stream is answered with what it did then. A command without an expected revision is
 * decided again, a few times, when another writer was faster; one with it fails with `command.stale` {expected, actual}.
 */
export const commandHandler = (parts: CommandHandlerParts): CommandHandler => commandHandling(parts).handle;

/** The same, for whoever has to see to what is remembered. */
export const commandHandling = ({
  events: store,
  history = {},
  room = 200_000,
}: CommandHandlerParts): CommandHandling => {
  const events = upcasting(store, history);
  const states = streamStates(events, room);
  const taken = inTurn();

  const attempt = async <State, Command extends AnyCommand, Event extends AnyMessage>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    order: Order,
  ): Promise<Handled<Event>> => {
    const before = await states.load(decider, stream);
    const span = before.commands.get(order.commandId);
    if (span) return repeatedReply<Event>(events, stream, span);
    assertFresh(order, before);
    const decided = decider.decide(command, before.state);
    if (decided.length === 0) return { ...placeOf(before), events: [], repeated: false };
    const appended = await events.append(
      stream,
      before.revision,
      envelopes(history, stream, decided, command.at, order),
    );
    return { ...placeOf(appended), events: decided, repeated: false };
  };

  const handle: CommandHandler = (decider, stream, command, order) =>
    taken(stream, async () => {
      for (let turn = 1; ; turn += 1) {
        try {
          return await attempt(decider, stream, command, order);
        } catch (error) {
          if (!isConflict(error) || turn === attempts) throw error;
        }
      }
    });
  return { handle, forget: (stream) => states.forget(stream) };
};

const placeOf = ({ revision, position }: { revision: number; position: number }) => ({ revision, position });

const isConflict = (error: unknown) => error instanceof Failure && error.errorKey === 'store.conflict';

const assertFresh = ({ expectedRevision: expected }: Order, { revision: actual }: Snapshot<unknown>) => {
  if (expected !== undefined && expected !== actual) throw new Failure('command.stale', { expected, actual });
};

const repeatedReply = async <Event>(events: EventStore, stream: string, span: Span): Promise<Handled<Event>> => {
  const found = await events.readStream(stream, span.first - 1, span.last - span.first + 1);
  const last = found.at(-1);
  return {
    events: found.map(({ type, data }) => ({ type, data }) as Event),
    revision: span.last,
    position: last?.position ?? 0,
    repeated: true,
  };
};

const envelopes = (
  history: History,
  stream: string,
  decided: readonly AnyMessage[],
  at: string,
  { commandId, actor, correlationId, causationId = commandId, trace }: Order,
): NewEvent[] =>
  decided.map(({ type, data }, index) => ({
    id: idFrom(commandId, stream, index),
    type,
    schema: schemaOf(history, type),
    data,
    metadata: { at, actor, commandId, correlationId, causationId, ...(trace === undefined ? {} : { trace }) },
  }));
