import type { PickItem } from '../parts/pick-items.ts';
import type { PaletteSource } from './sources.ts';

/** Letters from which on sources are asked. */
export const shortestQuery = 2;

export type Found = { readonly items: readonly PickItem[]; readonly failed: boolean };

/** Asks every source; one that fails leaves the others' results. */
export const findEverywhere = async (
  sources: readonly PaletteSource[],
  typed: string,
  signal: AbortSignal,
): Promise<Found> => {
  const query = typed.trim();
  if (query.length < shortestQuery) return { items: [], failed: false };
  const results = await Promise.allSettled(sources.map(({ find }) => find(query, signal)));
  return {
    items: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    failed: results.some(({ status }) => status === 'rejected'),
  };
};
