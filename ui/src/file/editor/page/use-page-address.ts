import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rememberedGrouping, rememberGrouping } from '../report/grouping-memory.ts';
import { type PageAddress, readAddress, writeAddress } from './page-address.ts';

/** The page's address and how to change it; filters and tabs leave no step behind, jumps do. */
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
