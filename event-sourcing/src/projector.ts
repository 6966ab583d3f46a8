import { Failure } from '@clearbench/contracts/failure';
import { type ParkedEvent, parking } from './parking.ts';
import { projectorLoop } from './projector-loop.ts';
import type { ProjectorParts } from './projector-parts.ts';
import type { ReadModel } from './read-model.ts';

export type Projector = {
  /** Collections exist, `active` is known, reading has begun. */
  readonly ready: Promise<void>;
  /** Position of the last event in the served documents; 0 while an older version is served. */
  position(name: string): number;
  /** Position of the last event that changed the served documents. */
  changedAt(name: string): number;
  /**
   * Resolves when a read model contains everything up to a position; fails with `projection.behind` {projection,
   * position, reached}.
   */
  reached(name: string, position: number, timeoutMs: number): Promise<void>;
  /** The collection to query now. */
  active(name: string): string;
  lags(): Promise<{ name: string; version: number; lag: number }[]>;
  /** Events whose reducer threw, oldest first. */
  parked(): Promise<readonly ParkedEvent[]>;
  /** Finishes the current batch. */
  stop(): Promise<void>;
};

/** Keeps read models up to date and rebuilds those with a raised version; all current read models share one reader. */
export const startProjector = (parts: ProjectorParts): Projector => {
  const { models, ...work } = projectorLoop(parts);
  const named = (name: string): ReadModel => {
    const model = models.get(name);
    if (!model) throw new Error(`no projection is called ${name}`);
    return model;
  };
  return {
    ...work,
    position: (name) => named(name).shown.position(),
    changedAt: (name) => named(name).changedAt(),
    active: (name) => named(name).served(),
    reached: async (name, position, timeoutMs) => {
      const { shown } = named(name);
      if (await shown.reached(position, timeoutMs)) return;
      throw new Failure('projection.behind', { projection: name, position, reached: shown.position() });
    },
    lags: async () => {
      const head = await parts.events.head();
      return [...models.values()].map(({ projection: { name, version }, written }) => ({
        name,
        version,
        lag: Math.max(0, head - written.position()),
      }));
    },
    parked: () => parking(parts.documents).list(),
  };
};
