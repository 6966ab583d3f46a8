import type { RecordedEvent } from '@clearbench/contracts/event-envelope';

/** The common shape of commands and events. */
export type AnyMessage = { readonly type: string; readonly data: unknown };

/**
 * The rules of one kind of stream, without clock, randomness or waiting: these values arrive in the command
 * (`command.at`). `decide` returns events, an empty list (already so), or refuses; `evolve` must neither throw nor
 * await.
 */
export type Decider<State, Command extends AnyMessage, Event extends AnyMessage> = {
  readonly initialState: State;
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
};

/** An event of a known type with its envelope. */
export type Recorded<Event extends AnyMessage> = Event extends AnyMessage
  ? Omit<RecordedEvent, 'type' | 'data'> & Event
  : never;

/**
 * The state after further events. Event types that the decider does not know come from a newer release; the exhaustive
 * `switch` returns `undefined` for them, and the state does not change.
 */
export const fold = <State, Event extends AnyMessage>(
  decider: Pick<Decider<State, never, Event>, 'evolve'>,
  state: State,
  events: readonly AnyMessage[],
): State => events.reduce((now, event) => (decider.evolve(now, event as Event) as State | undefined) ?? now, state);
