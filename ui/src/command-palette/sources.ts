import type { PickItem } from '../parts/pick-items.ts';

/**
 * A source of search results besides commands. `find` returns a limited number of items; it is aborted when the search
 * changes.
 */
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

/** The sources of the pages and parts that are shown now. */
export const sourcesOnOffer = (): readonly PaletteSource[] => [...byOwner.values()].flat();
