import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import type { Order } from './command-handler.ts';
import type { AnyMessage } from './decider.ts';
import { type Log, quietLog } from './log.ts';
import { follow, type Pipeline, type Step } from './log-pipeline.ts';
import { type ParkedEvent, type Parking, parking } from './parking.ts';
import { performReaction, readerOf } from './perform-reaction.ts';
import type { Reaction } from './reaction.ts';
import { startOf } from './reaction-starts.ts';
import { readTogether } from './read-together.ts';

export type ReactorParts = {
  readonly reactions: readonly Reaction[];
  readonly events: EventStore;
  readonly checkpoints: CheckpointStore;
  /** Keeps parked events, and where a reaction began. */
  readonly documents: DocumentStore;
  /** Hands a command to whoever handles it; called again with the same command id after a crash or a failure. */
  execute(command: AnyMessage, order: Order): Promise<void>;
  readonly log?: Log;
  /** The pause before the second try; it doubles each time. */
  readonly retryMs?: number;
  /** Safety net under `onAppended`. */
  readonly pollMs?: number;
};

export type Reactor = {
  /** Reading has begun. */
  readonly ready: Promise<void>;
  /** Events nothing could be made of, oldest first. */
  parked(): Promise<readonly ParkedEvent[]>;
  /** Finishes the command under way. */
  stop(): Promise<void>;
};

const batchSize = 100;
/** Events nothing follows from are read again after a crash rather than noted down one by one: so often at most, in milliseconds. */
const notedEvery = 1_000;

/**
 * Carries out what follows from events: each reaction for itself, in the order of the log, at least once. A command's
 * id is made from its event, so that a handler recognises the second time.
 */
export const startReactor = (parts: ReactorParts): Reactor => {
  const { reactions, log = quietLog, pollMs = 1_000 } = parts;
  const events = { ...parts.events, readAll: readTogether(parts.events.readAll) };
  if (new Set(reactions.map(({ name }) => name)).size < reactions.length)
    throw new Error('two reactions have the same name');
  const lot = parking(parts.documents);
  const stopping = new AbortController();
  const pipelines: Pipeline[] = [];

  const start = async () => {
    await lot.prepare();
    for (const reaction of reactions) {
      const after = await startOf(reaction, parts);
      const step = reactionStep(reaction, after, { ...parts, events }, lot, stopping.signal);
      pipelines.push(follow({ name: readerOf(reaction), step, events, pollMs, log }));
    }
  };
  const ready = start();
  ready.catch((err: unknown) => log.error({ err }, 'reactions cannot be started'));

  return {
    ready,
    parked: () => lot.list(),
    stop: async () => {
      await ready.catch(() => {});
      stopping.abort();
      for (const pipeline of pipelines) pipeline.stop();
      await Promise.all(pipelines.map(({ ended }) => ended));
    },
  };
};

const reactionStep = (
  reaction: Reaction,
  after: number,
  parts: ReactorParts,
  lot: Parking,
  signal: AbortSignal,
): Step => {
  const { log = quietLog, retryMs = 100 } = parts;
  const perform = performReaction({ ...parts, reaction, parking: lot, log, retryMs, signal });
  let position = after;
  let noted = { position: after, at: Number.NEGATIVE_INFINITY };
  const note = async () => {
    await parts.checkpoints.advance(readerOf(reaction), position);
    noted = { position, at: performance.now() };
  };
  return async () => {
    const batch = await parts.events.readAll(position, batchSize);
    const hasWork = batch.some(({ type }) => Object.hasOwn(reaction.on, type));
    try {
      for (const event of batch) {
        if (signal.aborted) break;
        await perform(event);
        position = event.position;
      }
    } finally {
      const isDue = hasWork || performance.now() - noted.at >= notedEvery;
      if (isDue && position > noted.position) await note();
    }
    return batch.length >= batchSize;
  };
};
