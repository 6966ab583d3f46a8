import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Refusal } from '@clearbench/contracts/failure';
import type { Order } from './command-handler.ts';
import type { AnyMessage } from './decider.ts';
import { idFrom } from './event-id.ts';
import type { Log } from './log.ts';
import { type Parking, parkedEvent } from './parking.ts';
import type { Reaction } from './reaction.ts';

export type PerformParts = {
  readonly reaction: Reaction;
  readonly parking: Parking;
  readonly log: Log;
  execute(command: AnyMessage, order: Order): Promise<void>;
  /** The pause before the second try; it doubles each time. */
  readonly retryMs: number;
  /** Aborted when the reactor stops: no further try then. */
  readonly signal: AbortSignal;
};

const tries = 5;

/** The name a reaction has among checkpoints and parked events. */
export const readerOf = ({ name }: Reaction): string => `reaction:${name}`;

/**
 * Carries out what follows from one event, command after command. A refusal is an answer; another failure is tried
 * again, and in the end the event is parked. Rejects only when stopped on the way or when parking fails.
 */
export const performReaction = (parts: PerformParts) => async (event: RecordedEvent) => {
  const { reaction, parking, log, signal } = parts;
  try {
    for (const [index, command] of commandsOf(reaction, event).entries()) {
      await execute(parts, command, orderOf(reaction, event, index));
    }
  } catch (err) {
    signal.throwIfAborted();
    await parking.park([parkedEvent(readerOf(reaction), event, err)]);
    log.error({ err, reaction: reaction.name, type: event.type, position: event.position }, 'event parked');
  }
};

const commandsOf = ({ on }: Reaction, event: RecordedEvent): readonly AnyMessage[] =>
  Object.hasOwn(on, event.type) ? (on[event.type]?.(event) ?? []) : [];

const orderOf = ({ name }: Reaction, { id, metadata }: RecordedEvent, index: number): Order => ({
  commandId: idFrom(id, name, index),
  actor: `system:${name}`,
  correlationId: metadata.correlationId,
  causationId: id,
  ...(metadata.trace === undefined ? {} : { trace: metadata.trace }),
});

const execute = async (parts: PerformParts, command: AnyMessage, order: Order) => {
  for (let turn = 1; ; turn += 1) {
    try {
      return await parts.execute(command, order);
    } catch (err) {
      const facts = { err, reaction: parts.reaction.name, command: command.type, commandId: order.commandId };
      if (err instanceof Refusal) return parts.log.info(facts, 'reaction refused');
      if (turn === tries) throw err;
      parts.log.warn({ ...facts, turn }, 'reaction failed, trying again');
      await pause(parts.retryMs * 2 ** (turn - 1), undefined, { signal: parts.signal });
    }
  }
};
