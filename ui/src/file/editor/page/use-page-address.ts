import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rememberedGrouping, rememberGrouping } from '../report/grouping-memory.ts';
import { type PageAddress, readAddress, writeAddress } from './page-address.ts';

/** The address of the page and how to change it; filters and tabs add no history entry, jumps do. */
export const usePageAddress = () => {
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => readAddress(search, rememberedGrouping()), [search]);
  const change = useCallback(
    (part: Partial<PageAddress>, { step = false } = {}) => {
      if (part.group) rememberGrouping(part.group);
      setSearch((now) => writeAddress(now, part), { replace: !step, preventScrollReset: true });
    },
    [setSearch],
  );
  return [address, change] as const;
};
export type ChangeAddress = ReturnType<typeof usePageAddress>[1];
