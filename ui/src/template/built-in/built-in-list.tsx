import type { BuiltInStatus, BuiltInTemplateEntry } from '@clearbench/contracts/template/built-in-routes';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { FilterBar } from '../../listing/filter-bar.tsx';
import { type ShortColumns, ShortList } from '../../listing/short-list.tsx';
import { useTextFilter } from '../../listing/use-text-filter.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Button } from '../../parts/button.tsx';
import { ProblemNotice } from '../../parts/problem-notice.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { spokenText } from '../translate-template.ts';
import { BuiltInActions } from './built-in-actions.tsx';
import { builtInListSlice, decisionRequested, selectBuiltIn } from './built-in-slice.ts';
import { DecisionProblem } from './decision-problem.tsx';
import { StatusTag } from './status-tag.tsx';

const { requested } = builtInListSlice.actions;

/** The statuses that need a decision first. */
const order: readonly BuiltInStatus[] = [
  'bothChanged',
  'updateAvailable',
  'new',
  'changedHere',
  'deleted',
  'discontinued',
  'unchanged',
];

const addressOf = (templateName: string): string =>
  `/admin/templates/built-in?template=${encodeURIComponent(templateName)}`;

const useColumns = (): ShortColumns<BuiltInTemplateEntry> => {
  const { t } = useTranslation();
  return [
    {
      name: t('templateAdmin.column.title'),
      cell: ({ templateName, title }) => (
        <>
          <Link to={addressOf(templateName)}>{title}</Link>
          <span className="muted clipped">{templateName}</span>
        </>
      ),
    },
    { name: t('templateAdmin.column.messageType'), cell: ({ messageType }) => <code>{messageType}</code> },
    {
      name: t('templateAdmin.column.rbVersions'),
      cell: ({ rbVersions }) => <span className="figures">{rbVersions.join(', ')}</span>,
    },
    { name: t('builtIn.column.status'), cell: ({ status }) => <StatusTag status={status} /> },
    {
      name: t('builtIn.column.decision'),
      cell: (entry) => (
        <span className="built-in-actions">
          <BuiltInActions entry={entry} />
        </span>
      ),
    },
  ];
};

/** The templates of a status, for a decision about all of them. */
const ForAll = ({ entries, status }: { entries: readonly BuiltInTemplateEntry[]; status: BuiltInStatus }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { deciding } = useSelector(selectBuiltIn);
  const some = entries.filter((entry) => entry.status === status);
  if (some.length === 0) return null;
  return (
    <Button
      tone="primary"
      disabled={deciding}
      onClick={() => dispatch(decisionRequested({ take: 'builtIn', entries: some }))}
    >
      {t(`builtIn.all.${status}`, { count: some.length })}
    </Button>
  );
};

const wordsOf = ({ title, group, messageType, templateName, status }: BuiltInTemplateEntry): readonly string[] => [
  title,
  group,
  messageType,
  templateName,
  status,
];

const Table = ({ entries }: { readonly entries: readonly BuiltInTemplateEntry[] }) => {
  const { t } = useTranslation();
  const columns = useColumns();
  const found = useTextFilter(entries, wordsOf);
  return (
    <>
      <FilterBar label={t('listing.find')} {...found} />
      <ShortList
        label={t('builtIn.title')}
        columns={columns}
        items={found.found}
        keyOf={({ templateName }) => templateName}
      />
    </>
  );
};

/** The built-in templates with their status in this installation. */
export const BuiltInList = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { items, problem } = useSelector(builtInListSlice.select);
  const shown = useMemo(
    () =>
      items
        ?.map((entry) => {
          const say = spokenText(entry.textKeys, t);
          return { ...entry, title: say(entry.title), group: say(entry.group) };
        })
        .sort((one, other) => order.indexOf(one.status) - order.indexOf(other.status)),
    [items, t],
  );
  useEffect(() => {
    dispatch(requested());
  }, [dispatch]);
  return (
    <div className="admin-form admin-list">
      <BackLink to="/admin/templates">{t('templateAdmin.back')}</BackLink>
      <header className="page-head">
        <div>
          <h1>{t('builtIn.title')}</h1>
          <p className="muted">{t('builtIn.body')}</p>
        </div>
        <div className="row-of-buttons">
          <ForAll entries={shown ?? []} status="updateAvailable" />
          <ForAll entries={shown ?? []} status="new" />
        </div>
      </header>
      {problem && (
        <ProblemNotice problem={problem} titleKey="builtIn.fetchFailed" onRetry={() => dispatch(requested())} />
      )}
      <DecisionProblem />
      {shown ? <Table entries={shown} /> : !problem && <Skeletons rows={10} />}
    </div>
  );
};
