import type { AnyMessage, Recorded } from './decider.ts';
import type { Partition } from './partition-queues.ts';

type React<Event extends AnyMessage, Command extends AnyMessage> = {
  react(event: Recorded<Event>): readonly Command[];
}['react'];

type PartitionOf<Event extends AnyMessage> = {
  partitionOf(event: Recorded<Event>): Partition;
}['partitionOf'];

/** A pure function from an event to commands. Without type arguments it is the type of any reaction. */
export type Reaction<Event extends AnyMessage = AnyMessage, Command extends AnyMessage = AnyMessage> = {
  readonly name: string;
  /** A new reaction processes the whole log unless it starts at the `head`. */
  readonly startsAt?: 'start' | 'head';
  /** Lets events of different partitions run at the same time. Without it each event waits for the previous one. */
  readonly partitionOf?: PartitionOf<Event>;
  readonly on: { readonly [T in Event['type']]?: React<Extract<Event, { readonly type: T }>, Command> };
};

/** Declares the commands that follow from events. */
export const reaction = <Event extends AnyMessage, Command extends AnyMessage>(
  parts: Reaction<Event, Command>,
): Reaction<Event, Command> => parts;
