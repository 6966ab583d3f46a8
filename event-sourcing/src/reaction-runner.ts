import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedEvent } from '@clearbench/contracts/event-envelope';
import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { Log } from './log.ts';
import type { Step } from './log-pipeline.ts';
import { type ConcurrencyLimits, type Partition, partitionQueues } from './partition-queues.ts';
import { type PartitionPosition, postponed, readerOf } from './perform-reaction.ts';
import type { Reaction } from './reaction.ts';
import { isRetryRequest } from './retry-parked-events.ts';

export type ReactionLimits = ConcurrencyLimits & {
  /** Most read events after the checkpoint: waiting, running, or done out of order. */
  readonly window: number;
};

export type ReactionRunnerParts = {
  readonly reaction: Reaction;
  /** The position of the last processed event. */
  readonly after: number;
  readonly readAll: EventStore['readAll'];
  readonly checkpoints: Pick<CheckpointStore, 'advance'>;
  /** Positions of parked events; they are not retried. */
  readonly parked: ReadonlySet<number>;
  /**
   * Executes the commands for one event, or processes parked events again. Rejects only when stopped or when an event
   * cannot be parked; resolves to `postponed` if the event has to wait for earlier events of its partition.
   */
  readonly perform: (event: RecordedEvent, partitionPosition: PartitionPosition) => Promise<unknown>;
  readonly limits: ReactionLimits;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** An event is done: another step may save the checkpoint or read on. */
  readonly onProgress: () => void;
};

export type ReactionRunner = {
  /** Reads events, starts those that may start, and saves the checkpoint; it does not wait for the work. */
  readonly step: Step;
  /** After the signal: resolves when the running work has ended and the checkpoint is saved, where the stores allow it. */
  end(): Promise<void>;
};

/** Two events of an account at once use a second core; more would only hold more files in memory. */
export const usualReactionLimits: ReactionLimits = { total: 16, perAccount: 2, window: 10_000 };

type Entry = {
  readonly event: RecordedEvent;
  /** The checkpoint once this event is done; it includes the following events without work. */
  through: number;
  isDone: boolean;
};

const batchSize = 100;
/**
 * Shortest interval in milliseconds for saving the checkpoint after events without work; a crash only reads them again.
 */
const notedEvery = 1_000;
const longestPauseMs = 5_000;

/** The single partition of a reaction without partitions; with partitions, the one of requests to retry parked events. */
const onePartition: Partition = { key: '', account: '' };

/**
 * Runs one reaction. Events of different partitions run at the same time. Events of one partition run one after another,
 * in the order of the log or in turns of their accounts. The checkpoint passes an event only when that event and all
 * earlier ones are done, so a few events run again after a crash: their commands have the same ids and must be
 * idempotent.
 */
export const reactionRunner = (parts: ReactionRunnerParts): ReactionRunner => {
  const { reaction, after, readAll, checkpoints, parked, perform, limits, log, signal, onProgress } = parts;
  const queues = partitionQueues<Entry>(limits);
  const running = new Set<Promise<void>>();
  /** In the order of the log; the first entry is not done. */
  const window: Entry[] = [];
  let readTo = after;
  let position = after;
  let workedTo = after;
  let noted = { position: after, at: Number.NEGATIVE_INFINITY };

  const take = (event: RecordedEvent): void => {
    readTo = event.position;
    const isRequest = isRetryRequest(event);
    if (isRequest || (Object.hasOwn(reaction.on, event.type) && !parked.has(event.position))) {
      const entry = { event, through: event.position, isDone: false };
      window.push(entry);
      queues.add((isRequest ? undefined : reaction.partitionOf?.(event)) ?? onePartition, entry);
      return;
    }
    const last = window.at(-1);
    if (last) last.through = event.position;
    else position = event.position;
  };

  const pass = (): void => {
    for (let first = window[0]; first?.isDone; first = window[0]) {
      window.shift();
      position = first.through;
      workedTo = first.event.position;
    }
  };

  /** `stopped` where the reactor stopped before the event was done. */
  const performed = async (
    { event }: Entry,
    partitionPosition: PartitionPosition,
  ): Promise<'done' | 'stopped' | 'postponed'> => {
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        return (await perform(event, partitionPosition)) === postponed ? 'postponed' : 'done';
      } catch (err) {
        if (signal.aborted) return 'stopped';
        log.error(
          { err, reaction: reaction.name, position: event.position, failures },
          'event not parked, trying again',
        );
        await pause(Math.min(25 * 2 ** failures, longestPauseMs), undefined, { signal }).catch(() => {});
      }
    }
    return 'stopped';
  };

  const run = async (entry: Entry): Promise<void> => {
    const end = await performed(entry, { isFirst: queues.isFirst(entry) });
    entry.isDone = end === 'done';
    if (end === 'postponed') queues.postpone(entry);
    else queues.finish(entry);
    pass();
    start();
    onProgress();
  };

  const start = (): void => {
    while (!signal.aborted) {
      const entry = queues.start();
      if (!entry) return;
      const work: Promise<void> = run(entry).finally(() => running.delete(work));
      running.add(work);
    }
  };

  const note = async (): Promise<void> => {
    const reached = position;
    if (reached <= noted.position) return;
    await checkpoints.advance(readerOf(reaction), reached);
    noted = { position: reached, at: performance.now() };
  };

  return {
    step: async () => {
      const hasRoom = window.length < limits.window;
      const batch = hasRoom ? await readAll(readTo, batchSize) : [];
      for (const event of batch) take(event);
      start();
      if (workedTo > noted.position || performance.now() - noted.at >= notedEvery) await note();
      return batch.length >= batchSize;
    },
    end: async () => {
      await Promise.all(running);
      // Without the checkpoint the next reader performs some events again; work that is stopped after this one goes on.
      await note().catch((err: unknown) =>
        log.warn({ err, reaction: reaction.name }, 'the last checkpoint is not saved'),
      );
    },
  };
};
