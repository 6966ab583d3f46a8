import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { choicesRequested } from '../choices/choices-slice.ts';
import { type AuditFilters, asked, filtersOf, queryOf } from './audit-address.ts';
import { auditLeft, auditRequested, olderRequested, selectAudit } from './audit-slice.ts';
import { useFactTexts } from './use-fact-texts.ts';

/** The history of the address: read when the address changes. The instant of the comparison does not change it. */
export const useAudit = (userId: string) => {
  const dispatch = useDispatch();
  const audit = useSelector(selectAudit);
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const { kinds, from, to } = filters;
  const listed = kinds.join(',');
  const wanted = useMemo(
    () => ({ userId, query: asked({ kinds: filtersOf(new URLSearchParams({ kinds: listed })).kinds, from, to }) }),
    [userId, listed, from, to],
  );
  useEffect(() => {
    dispatch(auditRequested(wanted));
  }, [dispatch, wanted]);
  useEffect(() => {
    dispatch(choicesRequested());
    return () => void dispatch(auditLeft());
  }, [dispatch]);

  return {
    audit,
    filters,
    words: useFactTexts(),
    onFilters: (changed: AuditFilters) => setParams(queryOf(changed), { replace: true }),
    onRefresh: () => dispatch(auditRequested(wanted)),
    onOlder: useCallback(() => void dispatch(olderRequested()), [dispatch]),
  };
};
