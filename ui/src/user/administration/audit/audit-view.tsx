import { IconHistory } from 'virtual:icons';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCommands } from '../../../command-palette/use-commands.ts';
import { listMemory } from '../../../listing/list-memory.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { Button } from '../../../parts/button.tsx';
import { ButtonLink } from '../../../parts/button-link.tsx';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { nameOf } from '../account-names.ts';
import { choicesRequested } from '../choices/choices-slice.ts';
import { AsOfPanel } from './as-of-panel.tsx';
import { type AuditFilters, asked, filtersOf, queryOf } from './audit-address.ts';
import { AuditBar } from './audit-filters.tsx';
import {
  type AuditState,
  auditLeft,
  auditRequested,
  exportRequested,
  olderRequested,
  selectAudit,
} from './audit-slice.ts';
import { Timeline } from './timeline.tsx';
import { useFactTexts } from './use-fact-texts.ts';

/** The history of the address: read when the address changes. The instant of the comparison does not change it. */
const useAudit = (userId: string) => {
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

type Orders = {
  readonly userId: string;
  readonly lookBack: () => void;
  readonly save: (format: 'csv' | 'json') => void;
};

/** The commands of the history in Ctrl+K. */
const useAuditCommands = ({ userId, lookBack, save }: Orders): void => {
  const { t } = useTranslation();
  const go = useNavigate();
  const group = t('userEdit.history');
  useCommands([
    { id: 'audit-as-of', group, text: t('audit.asItWas'), run: lookBack },
    ...(['csv', 'json'] as const).map((format) => ({
      id: `audit-${format}`,
      group,
      text: `${t('audit.export')}: ${t(`audit.export.${format}`)}`,
      run: () => save(format),
    })),
    { id: 'audit-edit', group, text: t('userList.edit'), run: () => void go(`/admin/usermanagement/${userId}/edit`) },
  ]);
};

type HeadProps = { readonly userId: string; readonly account: AuditState['account']; readonly onLookBack: () => void };

const Head = ({ userId, account, onLookBack }: HeadProps) => {
  const { t } = useTranslation();
  return (
    <header className="resource-head audit-head">
      <BackLink to={listMemory.addressOf('/admin/usermanagement')}>{t('userAdmin.back')}</BackLink>
      <div className="page-head">
        <div>
          <h1>{t('audit.title', { name: account ? nameOf(account) : userId })}</h1>
          <p className="muted">{account?.email ?? t('audit.traced')}</p>
        </div>
        <div className="row-of-buttons">
          <Button icon={<IconHistory size={15} aria-hidden="true" />} onClick={onLookBack}>
            {t('audit.asItWas')}
          </Button>
          {account && <ButtonLink to={`/admin/usermanagement/${userId}/edit`}>{t('userList.edit')}</ButtonLink>}
        </div>
      </div>
    </header>
  );
};

type View = ReturnType<typeof useAudit>;

const Body = ({ view, onLookBack }: { readonly view: View; readonly onLookBack: (at: string) => void }) => {
  const { t } = useTranslation();
  const { audit, words, onOlder, onRefresh } = view;
  if (audit.status === 'error' && audit.problem)
    return <ProblemNotice problem={audit.problem} titleKey="audit.fetchFailed" onRetry={onRefresh} />;
  if (audit.items.length > 0) return <Timeline {...audit} words={words} onOlder={onOlder} onLookBack={onLookBack} />;
  return audit.status === 'idle' ? <p className="audit-end muted">{t('audit.nothing')}</p> : <Skeletons rows={12} />;
};

/** The actions of a user and the changes of the account, from the log. */
export const AuditView = ({ userId }: { readonly userId: string }) => {
  const dispatch = useDispatch();
  const view = useAudit(userId);
  const { audit, filters, onFilters, words } = view;
  const compareAt = (at: string) => onFilters({ ...filters, at });
  const compareNow = () => compareAt(new Date().toISOString());
  const save = (format: 'csv' | 'json') => void dispatch(exportRequested(format));
  useAuditCommands({ userId, lookBack: compareNow, save });
  const scrolling = { className: 'audit-list', 'data-refreshing': audit.status === 'loading' || undefined };
  return (
    <div className="audit">
      <div className="audit-main">
        <Head userId={userId} account={audit.account} onLookBack={compareNow} />
        <AuditBar
          filters={filters}
          onFilters={onFilters}
          exporting={audit.exporting}
          onExport={save}
          onRefresh={view.onRefresh}
        />
        <div {...scrolling}>
          <Body view={view} onLookBack={compareAt} />
        </div>
      </div>
      {filters.at !== '' && <AsOfPanel userId={userId} at={filters.at} words={words} onAt={compareAt} />}
    </div>
  );
};
