import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useListAddress } from '../../../listing/use-list-address.ts';
import { choicesRequested, selectChoices, selectNeedApproval } from '../choices/choices-slice.ts';
import { categoryOf, filtersOf, keyOf, queryOf, type UserFilters } from './list-address.ts';
import { moreUsersRequested, selectUserList, userListLeft, userListRequested } from './user-list-slice.ts';

/** Calls back when the setting changes while the page is open, not on the first read. */
const useSettingChange = (needApproval: boolean | undefined, onChange: () => void): void => {
  const before = useRef(needApproval);
  const newest = useRef(onChange);
  newest.current = onChange;
  useEffect(() => {
    if (before.current !== undefined && needApproval !== undefined && before.current !== needApproval) newest.current();
    before.current = needApproval;
  }, [needApproval]);
};

/** The list of the address: read when the address changes, left with the page. */
export const useUserList = () => {
  const dispatch = useDispatch();
  const list = useSelector(selectUserList);
  const choices = useSelector(selectChoices);
  const needApproval = useSelector(selectNeedApproval);
  const [query, setQuery] = useSearchParams();
  useListAddress();
  const filters = useMemo(() => filtersOf(query), [query]);
  const address = useMemo(
    () =>
      needApproval === undefined && filters.category === undefined
        ? undefined
        : { ...filters, category: categoryOf(filters.category, needApproval ?? false) },
    [filters, needApproval],
  );
  const onFilters = (changed: UserFilters) => setQuery(queryOf(changed), { replace: true });

  useEffect(() => {
    dispatch(choicesRequested());
    return () => void dispatch(userListLeft());
  }, [dispatch]);
  useEffect(() => {
    if (address) dispatch(userListRequested(address));
  }, [dispatch, address]);
  useSettingChange(needApproval, () => onFilters({ ...filters, category: undefined }));

  const { more } = list;
  const onMore = useCallback(() => {
    if (more === 'idle') dispatch(moreUsersRequested());
  }, [dispatch, more]);
  const onRetry = () => {
    if (choices.status === 'error') dispatch(choicesRequested());
    if (address) dispatch(userListRequested(address));
  };
  /** Without the settings the list cannot start, unless the address contains the category. */
  const problem = list.problem ?? (address ? undefined : choices.problem);
  return { list, problem, filters, address, key: address ? keyOf(address) : '', onMore, onFilters, onRetry };
};
