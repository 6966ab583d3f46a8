import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Refusal } from '@clearbench/contracts/failure';
import type { CommandMetadata } from './command-handler.ts';
import type { AnyMessage } from './decider.ts';
import { idFrom } from './event-id.ts';
import type { Log } from './log.ts';
import { type Parking, parkedEvent } from './parking.ts';
import { caughtUp, isBehind, isPassing, mayPass, type ReadModelWait } from './passing-failures.ts';
import type { Reaction } from './reaction.ts';

export type ExecutionParts = {
  readonly reaction: Reaction;
  readonly log: Log;
  readonly execute: Execute;
  readonly readModels: ReadModelWait | undefined;
  /** The pause before the second attempt; it doubles each time. */
  readonly retryMs: number;
  /** How long a command is repeated at least while the stores fail for a reason that they do not know. */
  readonly unknownReasonMs: number;
  /** Aborted when the reactor stops; there is no further attempt then. */
  readonly signal: AbortSignal;
};

export type PerformParts = ExecutionParts & { readonly parking: Parking };

/** The result of a command that was not executed, because an earlier event of the partition may change its result. */
export const postponed: unique symbol = Symbol('postponed');

/** The position of an event in its partition. */
export type PartitionPosition = {
  /** Whether no earlier event of the partition waits; then a command must not be postponed. */
  readonly isFirst: boolean;
};

/** Passes a command to its handler; after a crash, a failure or `postponed` it is called again with the same command id. */
export type Execute = {
  execute(command: AnyMessage, metadata: CommandMetadata, partitionPosition: PartitionPosition): Promise<unknown>;
}['execute'];

/** Attempts of a command whose failure may be its own, and the longest pause before an attempt. */
const [tries, longestPauseMs] = [5, 5_000];

/** The name of a reaction in checkpoints and parked events. */
export const readerOf = ({ name }: Reaction): string => `reaction:${name}`;

/**
 * Executes the commands of a reaction for one event, one after another. A refusal counts as done. A failure of the
 * stores is retried without a limit, because an event that was parked during an interruption would have no effect until
 * an administrator has it processed again; so is one of read models that are behind. One for an unknown reason of the
 * stores is retried for `unknownReasonMs`. Another failure is retried. Rejects after the last attempt and when the
 * reactor stops; resolves to `postponed` if a command was postponed.
 */
export const executeCommands =
  (parts: ExecutionParts) =>
  async (event: RecordedEvent, partitionPosition: PartitionPosition): Promise<typeof postponed | undefined> => {
    for (const [index, command] of commandsOf(parts.reaction, event).entries()) {
      const result = await execute(parts, command, metadataOf(parts.reaction, event, index), partitionPosition);
      if (result === postponed) return postponed;
    }
    return undefined;
  };

/**
 * Executes the commands of a reaction for one event, and parks the event where they fail. Rejects only when the reactor
 * stops or when parking fails; resolves to `postponed` if a command was postponed.
 */
export const performReaction = (parts: PerformParts) => {
  const executeAll = executeCommands(parts);
  return async (event: RecordedEvent, partitionPosition: PartitionPosition) => {
    const { reaction, parking, log, signal } = parts;
    try {
      return await executeAll(event, partitionPosition);
    } catch (err) {
      signal.throwIfAborted();
      await parking.park([parkedEvent(readerOf(reaction), event, err)]);
      log.error({ err, reaction: reaction.name, type: event.type, position: event.position }, 'event parked');
      return undefined;
    }
  };
};

const commandsOf = ({ on }: Reaction, event: RecordedEvent): readonly AnyMessage[] =>
  Object.hasOwn(on, event.type) ? (on[event.type]?.(event) ?? []) : [];

const metadataOf = ({ name }: Reaction, { id, metadata }: RecordedEvent, index: number): CommandMetadata => ({
  commandId: idFrom(id, name, index),
  actor: `system:${name}`,
  correlationId: metadata.correlationId,
  causationId: id,
  ...(metadata.trace === undefined ? {} : { trace: metadata.trace }),
});

const execute = async (
  parts: ExecutionParts,
  command: AnyMessage,
  metadata: CommandMetadata,
  partitionPosition: PartitionPosition,
) => {
  const { log, reaction, retryMs, signal } = parts;
  const waitOnceMore = readModelPatience(parts);
  const isToRepeat = storePatience(parts);
  for (let [turn, own] = [1, 0]; ; turn += 1) {
    try {
      return await parts.execute(command, metadata, partitionPosition);
    } catch (err) {
      const facts = { err, reaction: reaction.name, command: command.type, commandId: metadata.commandId };
      if (err instanceof Refusal) return log.info(facts, 'reaction refused');
      if (!isToRepeat(err)) own += 1;
      if (own >= tries) {
        if (!(await waitOnceMore(err))) throw err;
        own = 0;
      }
      log.warn({ ...facts, turn }, 'reaction failed, trying again');
      await pause(Math.min(retryMs * 2 ** (turn - 1), longestPauseMs), undefined, { signal });
    }
  }
};

/** Whether a failure does not count as an attempt, because the stores failed and may work again. */
const storePatience = ({ unknownReasonMs }: ExecutionParts) => {
  let since: number | undefined;
  return (error: unknown): boolean => {
    if (!mayPass(error)) return isPassing(error);
    since ??= performance.now();
    return performance.now() - since < unknownReasonMs;
  };
};

/**
 * Whether more attempts make sense, because read models were behind and have caught up since: always where the failure
 * names the position that it waited for, else once, because a document may also be missing for ever.
 */
const readModelPatience = ({ readModels, signal }: ExecutionParts) => {
  let hasWaited = false;
  return async (error: unknown): Promise<boolean> => {
    if (!readModels || !isBehind(error)) return false;
    if (error.params.position === undefined && hasWaited) return false;
    hasWaited = true;
    await caughtUp(readModels, error, signal);
    return true;
  };
};
