import { Failure } from '@clearbench/contracts/failure';
import { keepUp } from './keep-up.ts';
import { type ParkedEvent, parking } from './parking.ts';
import type { ProjectorParts } from './projector-parts.ts';
import type { ReadModel } from './read-model.ts';

export type Projector = {
  /** Collections stand, `active` is known, reading has begun. */
  readonly ready: Promise<void>;
  /** Of the last event in the documents being served; 0 while an older version is. */
  position(name: string): number;
  /** Of the last event that changed the documents being served. */
  changedAt(name: string): number;
  /** Resolves when a read model contains everything up to a position; fails with `projection.behind` {projection, position, reached}. */
  reached(name: string, position: number, timeoutMs: number): Promise<void>;
  /** The collection to ask now. */
  active(name: string): string;
  lags(): Promise<{ name: string; version: number; lag: number }[]>;
  /** Events that broke a reducer, oldest first. */
  parked(): Promise<readonly ParkedEvent[]>;
  /** Finishes the batch under way. */
  stop(): Promise<void>;
};

/** Keeps read models up to date, each rebuilt where its version was raised; all that are up to date share one reader. */
export const startProjector = (parts: ProjectorParts): Projector => {
  const { models, ...work } = keepUp(parts);
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
