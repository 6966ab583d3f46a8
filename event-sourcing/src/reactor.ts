import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { coalescedRead } from './coalesced-read.ts';
import { type Log, quietLog } from './log.ts';
import { follow, type Pipeline } from './log-pipeline.ts';
import { type ParkedEvent, parking } from './parking.ts';
import type { ReadModelWait } from './passing-failures.ts';
import { type Execute, executeCommands, performReaction, readerOf } from './perform-reaction.ts';
import type { Reaction } from './reaction.ts';
import { type ReactionLimits, type ReactionRunner, reactionRunner, usualReactionLimits } from './reaction-runner.ts';
import { isRetryRequest, retryParkedEvents } from './retry-parked-events.ts';
import { untilAvailable } from './until-available.ts';

type Start = { readonly after: number };

const collection = 'reaction-starts';

/**
 * The start position of a reaction. A new reaction that starts at the head stores that position, because the checkpoint
 * of an empty log equals that of a reaction that never ran, and the next event must not be skipped.
 */
const startOf = async (
  reaction: Reaction,
  parts: { readonly events: EventStore; readonly checkpoints: CheckpointStore; readonly documents: DocumentStore },
): Promise<number> => {
  const { events, checkpoints, documents } = parts;
  const checkpoint = await checkpoints.get(readerOf(reaction));
  if (checkpoint > 0 || reaction.startsAt !== 'head') return checkpoint;
  await documents.prepare(collection, { indexes: [] });
  const known = await documents.get<Start>(collection, reaction.name);
  if (known) return known.document.after;
  const after = await events.head();
  await documents.apply(collection, [{ id: reaction.name, position: 1, document: { after } }]);
  return after;
};

export type ReactorParts = {
  readonly reactions: readonly Reaction[];
  readonly events: EventStore;
  readonly checkpoints: CheckpointStore;
  /** Stores parked events and the start positions of reactions. */
  readonly documents: DocumentStore;
  /** Passes a command to its handler. */
  readonly execute: Execute;
  /** Resolves when the read models contain a position; without it a command does not wait for them. */
  readonly reached?: ReadModelWait['reached'];
  readonly log?: Log;
  /** The pause before the second attempt; it doubles each time. */
  readonly retryMs?: number;
  /** How long a command is repeated at least while the stores fail for a reason that they do not know. */
  readonly unknownReasonMs?: number;
  /** Polling interval, as a fallback for `onAppended`. */
  readonly pollMs?: number;
  /** Limits of each reaction. */
  readonly limits?: ReactionLimits;
};

export type Reactor = {
  /** Resolves when reading has begun; rejects only where the reactor is stopped before. */
  readonly ready: Promise<void>;
  /** Events that a reaction failed to process, oldest first. */
  parked(): Promise<readonly ParkedEvent[]>;
  /** Finishes the running commands. */
  stop(): Promise<void>;
};

/**
 * Executes the commands that follow from events: each reaction separately, at least once, in the order of the log
 * within a partition. A command's id derives from its event, so that the handler recognises a repetition.
 */
export const startReactor = (parts: ReactorParts): Reactor => {
  const { reactions, log = quietLog, pollMs = 1_000, limits = usualReactionLimits } = parts;
  const { retryMs = 100, unknownReasonMs = 120_000 } = parts;
  const readAll = coalescedRead(parts.events.readAll);
  if (new Set(reactions.map(({ name }) => name)).size < reactions.length)
    throw new Error('two reactions have the same name');
  const lot = parking(parts.documents);
  const readModels = parts.reached && { head: parts.events.head, reached: parts.reached };
  const stopping = new AbortController();
  const { signal } = stopping;
  const pipelines: Pipeline[] = [];
  const runners: ReactionRunner[] = [];

  const startOne = async (reaction: Reaction) => {
    const after = await startOf(reaction, parts);
    const reader = readerOf(reaction);
    const execution = { reaction, log, execute: parts.execute, readModels, retryMs, unknownReasonMs, signal };
    const executeAll = executeCommands(execution);
    const perform = performReaction({ ...execution, parking: lot });
    const retry = retryParkedEvents({
      reader,
      parking: lot,
      readStream: parts.events.readStream,
      execute: (event) => executeAll(event, { isFirst: true }),
      log,
      signal,
    });
    const runner = reactionRunner({
      reaction,
      after,
      readAll,
      checkpoints: parts.checkpoints,
      parked: new Set((await lot.ofReader(reader, after)).map(({ position }) => position)),
      perform: (event, place) => (isRetryRequest(event) ? retry(event) : perform(event, place)),
      limits,
      log,
      signal,
      onProgress: () => pipeline.nudge(),
    });
    const pipeline = follow({ name: reader, step: runner.step, events: parts.events, pollMs, log });
    pipelines.push(pipeline);
    runners.push(runner);
  };

  const start = async () => {
    // A reaction that gave up would be missing until the process ends, while this process keeps the right to react.
    const step = untilAvailable(log, signal, () => true);
    await step(lot.prepare);
    for (const reaction of reactions) await step(() => startOne(reaction));
  };
  const ready = start();
  // It rejects only where the reactor is stopped.
  ready.catch(() => {});

  return {
    ready,
    parked: () => lot.list(),
    stop: async () => {
      stopping.abort();
      await ready.catch(() => {});
      for (const pipeline of pipelines) pipeline.stop();
      await Promise.all(pipelines.map(({ ended }) => ended));
      await Promise.all(runners.map((runner) => runner.end()));
    },
  };
};
