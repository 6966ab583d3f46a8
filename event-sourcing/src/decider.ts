import type { RecordedEvent } from '@clearbench/contracts/event-envelope';

/** What a command and an event have in common. */
export type AnyMessage = { readonly type: string; readonly data: unknown };

/**
 * The rules of one kind of thing, without clock, chance or waiting: those arrive in the command (`command.at`).
 * `decide` answers with events, with nothing (already so), or refuses; `evolve` may neither throw nor ask.
 */
export type Decider<State, Command extends AnyMessage, Event extends AnyMessage> = {
  readonly initialState: State;
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
};

/** An event of a known kind together with its envelope. */
export type Recorded<Event extends AnyMessage> = Event extends AnyMessage
  ? Omit<RecordedEvent, 'type' | 'data'> & Event
  : never;

/**
 * The state after some more events. Types a decider does not know come from a newer deployment; its exhaustive
 * `switch` answers them with `undefined`, and the state stays what it was.
 */
export const fold = <State, Event extends AnyMessage>(
  decider: Pick<Decider<State, never, Event>, 'evolve'>,
  state: State,
  events: readonly AnyMessage[],
): State => events.reduce((now, event) => (decider.evolve(now, event as Event) as State | undefined) ?? now, state);
