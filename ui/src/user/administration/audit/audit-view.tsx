import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { listMemory } from '../../../listing/list-memory.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { Button } from '../../../parts/button.tsx';
import { ButtonLink } from '../../../parts/button-link.tsx';
import { ProblemNotice } from '../../../parts/problem-notice.tsx';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { nameOf } from '../account-names.ts';
import { AsOfPanel } from './as-of-panel.tsx';
import { AuditBar } from './audit-filters.tsx';
import { type AuditState, exportRequested } from './audit-slice.ts';
import { Timeline } from './timeline.tsx';
import { useAudit } from './use-audit.ts';
import { useAuditCommands } from './use-audit-commands.ts';

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
