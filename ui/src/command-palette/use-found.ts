import { useEffect, useState } from 'react';
import { type Found, findEverywhere, shortestQuery } from './find-everywhere.ts';
import { sourcesOnOffer } from './sources.ts';

/** After the last key, so that the server is not asked for every letter; milliseconds. */
const pause = 250;

const nothing: Found = { items: [], failed: false };

/** What the sources find for what is typed; `busy` while they are asked. */
export const useFoundEverywhere = (typed: string): Found & { readonly busy: boolean } => {
  const [found, setFound] = useState<{ readonly of: string; readonly found: Found }>({ of: '', found: nothing });
  const asks = typed.trim().length >= shortestQuery;
  useEffect(() => {
    if (!asks) return undefined;
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
  }, [typed, asks]);
  if (!asks) return { ...nothing, busy: false };
  return { ...found.found, busy: found.of !== typed };
};
