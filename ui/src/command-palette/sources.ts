import type { PickItem } from '../parts/pick-items.ts';

/** What Ctrl+K finds beyond commands. `find` answers at most a few items; it is ended when something else is typed. */
export type PaletteSource = {
  readonly id: string;
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly PickItem[]>;
};

type Owner = object;

const byOwner = new Map<Owner, readonly PaletteSource[]>();

export const offerSources = (owner: Owner, sources: readonly PaletteSource[]): void => {
  byOwner.set(owner, sources);
};

export const withdrawSources = (owner: Owner): void => {
  byOwner.delete(owner);
};

/** The sources of the pages and parts that are on screen now. */
export const sourcesOnOffer = (): readonly PaletteSource[] => [...byOwner.values()].flat();
