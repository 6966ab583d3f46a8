import { useEffect, useState } from 'react';
import type { PickItem } from '../parts/pick-items.ts';
import { type PaletteSource, sourcesOnOffer } from './sources.ts';

/** The minimum length of a search. */
const shortestQuery = 2;

type SearchResults = { readonly items: readonly PickItem[]; readonly failed: boolean };

/** Searches every source; if one fails, the results of the others remain. */
export const findEverywhere = async (
  sources: readonly PaletteSource[],
  typed: string,
  signal: AbortSignal,
): Promise<SearchResults> => {
  const query = typed.trim();
  if (query.length < shortestQuery) return { items: [], failed: false };
  const results = await Promise.allSettled(sources.map(({ find }) => find(query, signal)));
  return {
    items: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    failed: results.some(({ status }) => status === 'rejected'),
  };
};

/** The delay after the last key in milliseconds, so that not every letter causes a request. */
const pause = 250;

const nothing: SearchResults = { items: [], failed: false };

/** The results of the sources for the typed text; `busy` while they load. */
export const useSearchResults = (typed: string): SearchResults & { readonly busy: boolean } => {
  const [found, setFound] = useState<{ readonly of: string; readonly found: SearchResults }>({
    of: '',
    found: nothing,
  });
  const isSearching = typed.trim().length >= shortestQuery;
  useEffect(() => {
    if (!isSearching) return undefined;
    const ending = new AbortController();
    const ask = async () => {
      const result = await findEverywhere(sourcesOnOffer(), typed, ending.signal);
      if (!ending.signal.aborted) setFound({ of: typed, found: result });
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [typed, isSearching]);
  if (!isSearching) return { ...nothing, busy: false };
  return { ...found.found, busy: found.of !== typed };
};
