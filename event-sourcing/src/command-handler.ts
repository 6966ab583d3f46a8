import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import type { NewEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { type CommandContent, contentMarks, marksDiffer } from './command-content.ts';
import { correlationNow } from './correlation.ts';
import type { AnyMessage, Decider } from './decider.ts';
import { idFrom } from './event-id.ts';
import type { Log } from './log.ts';
import { emptyStream, type Snapshot, type Span, streamStates } from './stream-states.ts';
import type { Tracing } from './tracing.ts';

/** The metadata of a command: actor, id and cause. */
export type CommandMetadata = {
  /** Chosen by the caller; the same id on the same stream is the same command. */
  readonly commandId: string;
  readonly actor: string;
  /** The last four characters of the access token of the call; absent for a session. */
  readonly token?: string;
  /** The business time of the environment, if its clock is not the real one. */
  readonly businessAt?: string | undefined;
  readonly correlationId: string;
  /** Content that the client sent with the command id; absent for a command without a client. */
  readonly content?: CommandContent;
  /** The event that caused the command; absent for a user's command. */
  readonly causationId?: string;
  /** W3C traceparent of the cause. */
  readonly trace?: string;
  /** The revision that the caller has seen; with another revision the command is refused as stale. */
  readonly expectedRevision?: number;
  /** The stream is named after an id that was generated for this command: it is not read, because it cannot exist. */
  readonly isNewStream?: boolean;
};

/** The result of a command; `repeated` is true where the command executed before and appended nothing now. */
export type Handled<Event> = {
  readonly events: readonly Event[];
  /** Revision of the last of these events; without events, revision of the stream as it was read. */
  readonly revision: number;
  readonly position: number;
  readonly repeated: boolean;
};

type AnyCommand = AnyMessage & { readonly at: string };

export type CommandHandler = <State, Command extends AnyCommand, Event extends AnyMessage>(
  decider: Decider<State, Command, Event>,
  stream: string,
  command: NoInfer<Command>,
  metadata: CommandMetadata,
) => Promise<Handled<Event>>;

/** A command handler with its stream cache. */
export type CommandHandling = {
  readonly handle: CommandHandler;
  /** Removes a stream from the cache. */
  forget(stream: string): void;
};

export type CommandHandlerParts = {
  readonly events: EventStore;
  /** Key for the hashes of command contents; without a key, readers of the log could confirm a guess. */
  readonly contentKey?: string;
  /** Number of command ids in the cache of streams; each stream takes four more. */
  readonly room?: number;
};

const attempts = 5;

/**
 * Load, fold, decide, append: the only way to create events.
 *
 * For a command id that is already in the stream it returns the first result; with another content it fails with
 * `command.idReused`. A command without an expected revision is decided again, a few times, when another writer
 * appended first; one with it fails with `command.stale` {expected, actual}.
 */
export const commandHandler = (parts: CommandHandlerParts): CommandHandler => commandHandling(parts).handle;

/** The command handler with access to its stream cache. */
export const commandHandling = ({ events, contentKey = '', room = 50_000 }: CommandHandlerParts): CommandHandling => {
  const states = streamStates(events, room);
  const taken = keyedMutex();
  const markOf = contentMarks(contentKey);

  const attempt = async <State, Command extends AnyCommand, Event extends AnyMessage>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    metadata: CommandMetadata,
  ): Promise<Handled<Event>> => {
    const before = metadata.isNewStream === true ? emptyStream(decider) : await states.load(decider, stream);
    const span = before.commands.get(metadata.commandId);
    const content = markOf(metadata);
    if (span && marksDiffer(span.content, content)) throw new Failure('command.idReused');
    if (span) return repeatedReply<Event>(events, stream, span);
    assertFresh(metadata, before);
    const decided = decider.decide(command, before.state);
    if (decided.length === 0) return { ...positionOf(before), events: [], repeated: false };
    const appended = await events.append(
      stream,
      before.revision,
      envelopes(stream, decided, { ...metadata, at: command.at, content }),
    );
    return { ...positionOf(appended), events: decided, repeated: false };
  };

  const handle: CommandHandler = (decider, stream, command, metadata) =>
    taken(stream, async () => {
      for (let turn = 1; ; turn += 1) {
        try {
          return await attempt(decider, stream, command, turn === 1 ? metadata : { ...metadata, isNewStream: false });
        } catch (error) {
          if (!isConflict(error) || turn === attempts) throw error;
        }
      }
    });
  return { handle, forget: (stream) => states.forget(stream) };
};

const positionOf = ({ revision, position }: { revision: number; position: number }) => ({ revision, position });

const isConflict = (error: unknown) => error instanceof Failure && error.errorKey === 'store.conflict';

const assertFresh = ({ expectedRevision: expected }: CommandMetadata, { revision: actual }: Snapshot<unknown>) => {
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

/** The metadata of events that comes from their command. */
type Stamp = Omit<CommandMetadata, 'content'> & { readonly at: string; readonly content: string | undefined };

/** Events get shape 1 here; the log sets the current number, see `upcasting`. */
const envelopes = (
  stream: string,
  decided: readonly AnyMessage[],
  { at, businessAt, commandId, actor, correlationId, causationId = commandId, content, trace, token }: Stamp,
): NewEvent[] =>
  decided.map(({ type, data }, index) => ({
    id: idFrom(commandId, stream, index),
    type,
    schema: 1,
    data,
    metadata: {
      ...{ at, actor, commandId, correlationId, causationId },
      ...(token === undefined ? {} : { token }),
      ...(businessAt === undefined ? {} : { businessAt }),
      ...(content === undefined ? {} : { content }),
      ...(trace === undefined ? {} : { trace }),
    },
  }));

type Parts = { readonly tracing: Tracing; readonly log: Pick<Log, 'debug'> };

/** A user's command gets the correlation id of its request; a command of a reaction gets that of its event. */
const correlated = (metadata: CommandMetadata): CommandMetadata => {
  const correlationId = metadata.causationId === undefined ? correlationNow() : undefined;
  return correlationId === undefined ? metadata : { ...metadata, correlationId };
};

/** A command handler that logs its commands, and runs each in a span whose traceparent its events carry. */
export const tracedCommands =
  (handle: CommandHandler, { tracing, log }: Parts): CommandHandler =>
  (decider, stream, command, given) => {
    const metadata = correlated(given);
    const { correlationId, commandId, causationId, trace: cause } = metadata;
    const facts = { 'clearbench.correlation_id': correlationId, 'clearbench.command': command.type };
    return tracing.span({ name: `command ${command.type}`, facts, cause }, async (span) => {
      const trace = tracing.now();
      const handled = await handle(decider, stream, command, trace === undefined ? metadata : { ...metadata, trace });
      const { position, repeated, events } = handled;
      const happened = events.map(({ type }) => type);
      span.note({ 'clearbench.events': happened.length, 'clearbench.repeated': repeated });
      const line = { requestId: correlationId, commandId, causationId, command: command.type, happened, position };
      log.debug?.({ ...line, repeated }, 'command handled');
      return handled;
    });
  };
