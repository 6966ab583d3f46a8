import { useEffect, useState } from 'react';
import { offerSources, type PaletteSource, withdrawSources } from './sources.ts';

/** Registers sources while the component is shown; always those of its latest render. */
export const useSources = (sources: readonly PaletteSource[]): void => {
  const [owner] = useState({});
  useEffect(() => offerSources(owner, sources));
  useEffect(() => () => withdrawSources(owner), [owner]);
};
