import type { PickItem } from '../parts/pick-items.ts';
import type { PaletteSource } from './sources.ts';

/** The minimum length of a search. */
export const shortestQuery = 2;

export type Found = { readonly items: readonly PickItem[]; readonly failed: boolean };

/** Searches every source; if one fails, the results of the others remain. */
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
