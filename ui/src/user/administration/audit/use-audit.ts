import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { choicesRequested, selectPlans } from '../choices/choices-slice.ts';
import { type AuditFilters, asked, filtersOf, queryOf } from './audit-address.ts';
import { auditLeft, auditRequested, olderRequested, selectAudit } from './audit-slice.ts';
import type { FactWords } from './fact-text.ts';

/** Names and words the history is told in. */
const useWords = (): FactWords => {
  const { t, i18n } = useTranslation();
  const plans = useSelector(selectPlans);
  const environments = useSelector(selectSimEnvs);
  return useMemo(
    () => ({ t, knows: (key: string) => i18n.exists(key), language: i18n.language, plans, environments }),
    [t, i18n, plans, environments],
  );
};

/** The history the address names: read when the address changes. The instant looked back to does not change it. */
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
    words: useWords(),
    onFilters: (changed: AuditFilters) => setParams(queryOf(changed), { replace: true }),
    onRefresh: () => dispatch(auditRequested(wanted)),
    onOlder: useCallback(() => void dispatch(olderRequested()), [dispatch]),
  };
};
