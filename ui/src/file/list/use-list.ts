import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useListAddress } from '../../listing/use-list-address.ts';
import { filtersOf, keyOf, type ListFilters, queryOf } from './list-address.ts';
import { listLeft, listRequested, moreRequested, selectList } from './list-slice.ts';

/** The list of the address: it is read when the address changes, and left with the page. */
export const useList = (environmentToken: string, rbVersion: RbVersion) => {
  const dispatch = useDispatch();
  const list = useSelector(selectList);
  const [query, setQuery] = useSearchParams();
  useListAddress();
  const filters = useMemo(() => filtersOf(query), [query]);
  const address = useMemo(() => ({ ...filters, environmentToken, rbVersion }), [filters, environmentToken, rbVersion]);

  useEffect(() => {
    dispatch(listRequested(address));
  }, [dispatch, address]);
  useEffect(() => () => void dispatch(listLeft()), [dispatch]);

  const { more } = list;
  const onMore = useCallback(() => {
    if (more === 'idle') dispatch(moreRequested());
  }, [dispatch, more]);

  return {
    list,
    filters,
    key: keyOf(address),
    onMore,
    onFilters: (changed: ListFilters) => setQuery(queryOf(changed), { replace: true }),
    onRetry: () => dispatch(listRequested(address)),
  };
};
