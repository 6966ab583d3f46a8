import { setTimeout as pause } from 'node:timers/promises';
import { singleFlight } from '@clearbench/contracts/concurrency/single-flight';
import { Failure } from '@clearbench/contracts/failure';
import type { CheckpointStore } from '@clearbench/stores/checkpoint-store/checkpoint-store';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { Progress as ReadModelProgress } from '@clearbench/stores/read-models';
import { type ActiveVersion, activeVersions } from './active-versions.ts';
import type { Log } from './log.ts';
import { type Progress, progress } from './progress.ts';
import { projectorName } from './projector-name.ts';

/** The progress of read models that another process updates. */
export type FollowedProgress = ReadModelProgress & {
  /** Resolves when every read model can be queried. */
  readonly ready: Promise<void>;
  /** Resolves when the known progress is as new as this call. */
  refresh(): Promise<void>;
  /** Positions by which each read model is behind the head of the log. */
  lags(head: number): { readonly name: string; readonly version: number; readonly lag: number }[];
  stop(): Promise<void>;
};

export type FollowedProgressParts = {
  /** Names of the projections. */
  readonly names: readonly string[];
  readonly documents: DocumentStore;
  readonly checkpoints: Pick<CheckpointStore, 'all'>;
  readonly log: Log;
  /**
   * Reads the end of the log, where a log can lose it when its server is replaced: before a position is shown, this
   * process has then seen an event that is not older, and notices the loss.
   */
  readonly head?: () => Promise<number>;
  /** Milliseconds between checks without and with waiting readers, and the longest wait. */
  readonly idleMs?: number;
  readonly hastyMs?: number;
  readonly longestWaitMs?: number;
};

type Followed = { active: ActiveVersion | undefined; readonly shown: Progress };

const afterFailureMs = 500;

/**
 * Follows read models through the data that their projector stores: the served version of each, its position, and the
 * position of all. A version that is being replaced counts as missing, as it does in the projector's process.
 */
export const followProgress = (parts: FollowedProgressParts): FollowedProgress => {
  const { names, checkpoints, log, idleMs = 100, hastyMs = 15, longestWaitMs = 10_000 } = parts;
  const versions = activeVersions(parts.documents);
  const followed = new Map(names.map((name): [string, Followed] => [name, { active: undefined, shown: progress() }]));
  const complete = Promise.withResolvers<void>();
  let sleeping = new AbortController();
  let stopped = false;
  let waiting = 0;
  let seenTo = 0;

  const named = (name: string): Followed => {
    const known = followed.get(name);
    if (!known) throw new Error(`no projection is called ${name}`);
    return known;
  };
  const look = async (): Promise<void> => {
    // Checkpoints are read before versions, so that the progress of a new version is underestimated rather than
    // overestimated.
    const positions = await checkpoints.all();
    const active = await versions.readMany(names);
    const together = positions.get(projectorName) ?? 0;
    const furthest = Math.max(0, ...positions.values());
    if (parts.head && furthest > seenTo) {
      // The server was replaced between the two reads.
      if ((await parts.head()) < furthest) return;
      seenTo = furthest;
    }
    for (const [name, each] of followed) {
      each.active = active.get(name);
      if (!each.active || each.active.building !== undefined) continue;
      each.shown.advance(Math.max(together, positions.get(each.active.collection) ?? 0));
    }
    if (active.size === names.length) complete.resolve();
  };
  const refresh = singleFlight(look);

  const following = async (): Promise<void> => {
    let failures = 0;
    while (!stopped) {
      sleeping = new AbortController();
      try {
        await refresh();
        failures = 0;
      } catch (err) {
        failures += 1;
        if (failures === 1) log.warn({ err }, 'how far read models are cannot be read');
      }
      const ms = failures > 0 ? afterFailureMs : waiting > 0 ? hastyMs : idleMs;
      await pause(ms, undefined, { signal: sleeping.signal }).catch(() => {});
    }
  };
  const ended = following();

  const reached = async (name: string, position: number): Promise<void> => {
    const { shown } = named(name);
    if (shown.position() >= position) return;
    waiting += 1;
    sleeping.abort();
    try {
      if (await shown.reached(position, longestWaitMs)) return;
      throw new Failure('projection.behind', { projection: name, position, reached: shown.position() });
    } finally {
      waiting -= 1;
    }
  };

  return {
    ready: complete.promise,
    refresh,
    active: (name) => named(name).active?.collection ?? name,
    position: (name) => named(name).shown.position(),
    reached: async (position, some = names) => void (await Promise.all(some.map((name) => reached(name, position)))),
    lags: (head) =>
      [...followed].map(([name, { active, shown }]) => ({
        name,
        version: active?.version ?? 0,
        lag: Math.max(0, head - shown.position()),
      })),
    stop: async () => {
      stopped = true;
      sleeping.abort();
      await ended;
    },
  };
};
