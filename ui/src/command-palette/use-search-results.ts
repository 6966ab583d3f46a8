import { useEffect, useState } from 'react';
import { type Found, findEverywhere, shortestQuery } from './find-everywhere.ts';
import { sourcesOnOffer } from './sources.ts';

/** The delay after the last key in milliseconds, so that not every letter causes a request. */
const pause = 250;

const nothing: Found = { items: [], failed: false };

/** The results of the sources for the typed text; `busy` while they load. */
export const useSearchResults = (typed: string): Found & { readonly busy: boolean } => {
  const [found, setFound] = useState<{ readonly of: string; readonly found: Found }>({ of: '', found: nothing });
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
