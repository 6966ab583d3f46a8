import type { AnyMessage, Recorded } from './decider.ts';

type React<Event extends AnyMessage, Command extends AnyMessage> = {
  react(event: Recorded<Event>): readonly Command[];
}['react'];

/** Event in, commands out; pure. Without its type arguments it stands for any of them. */
export type Reaction<Event extends AnyMessage = AnyMessage, Command extends AnyMessage = AnyMessage> = {
  readonly name: string;
  /** A new reaction sees the whole past unless it starts at the `head` of the log. */
  readonly startsAt?: 'start' | 'head';
  readonly on: { readonly [T in Event['type']]?: React<Extract<Event, { readonly type: T }>, Command> };
};

/** Declares what follows from an event. */
export const reaction = <Event extends AnyMessage, Command extends AnyMessage>(
  parts: Reaction<Event, Command>,
): Reaction<Event, Command> => parts;
