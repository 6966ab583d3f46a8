import { IconPlus } from 'virtual:icons';
import type { SuiteSummary } from '@clearbench/contracts/suite/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { SearchField } from '../listing/search-field.tsx';
import { type ShortColumns, ShortList } from '../listing/short-list.tsx';
import { Button } from '../parts/button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { figuresIn } from '../parts/figures.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { StartRun } from '../suite-run/start-run.tsx';
import { BuiltInSuites } from './built-in-suites.tsx';
import { ImportSuite } from './import-suite.tsx';
import { NewSuiteDialog } from './new-suite-dialog.tsx';
import { RemovedSuites } from './removed-suites.tsx';
import { pathOfSuite } from './suite-addresses.ts';
import { suiteLists } from './suite-readings.ts';
import { Tags } from './tags.tsx';
import { useReading } from './use-reading.ts';

type Props = {
  readonly environmentToken: string;
  readonly environmentName: string;
  readonly scheme: string;
};

const wordsOf = ({ title, tags, ownerName = '' }: SuiteSummary): string => `${title} ${tags.join(' ')} ${ownerName}`;

/** The suites with every typed word, and with the tag. */
const foundIn = (suites: readonly SuiteSummary[], typed: string, tag: string, language: string) => {
  const words = typed.toLocaleLowerCase(language).split(/\s+/u).filter(Boolean);
  return suites.filter((suite) => {
    const text = wordsOf(suite).toLocaleLowerCase(language);
    return words.every((word) => text.includes(word)) && (tag === '' || suite.tags.includes(tag));
  });
};

const useColumns = (): ShortColumns<SuiteSummary> => {
  const { t, i18n } = useTranslation();
  const { toTheMinute } = figuresIn(i18n.language);
  const owner = ({ isOwn, shared, ownerName }: SuiteSummary): string =>
    isOwn ? t(shared ? 'suite.ownShared' : 'suite.ownPrivate') : (ownerName ?? t('suite.formerUser'));
  return [
    {
      name: t('suite.name'),
      cell: (suite) => (
        <>
          <Link to={pathOfSuite(suite.suiteId)}>{suite.title}</Link>
          <Tags tags={suite.tags} />
        </>
      ),
    },
    { name: t('suite.cases'), isNumber: true, cell: ({ cases }) => cases },
    {
      name: t('suite.errors'),
      isNumber: true,
      cell: ({ problems }) => (problems === 0 ? '0' : <strong className="suite-bad">{problems}</strong>),
    },
    { name: t('suite.owner'), cell: owner },
    {
      name: t('suite.lastChange'),
      cell: ({ changedAt, changedByName }) => `${toTheMinute(changedAt)} · ${changedByName ?? t('suite.formerUser')}`,
    },
  ];
};

const Filters = ({
  suites,
  onFound,
}: {
  suites: readonly SuiteSummary[];
  onFound: (typed: string, tag: string) => void;
}) => {
  const { t } = useTranslation();
  const [typed, type] = useState('');
  const [tag, choose] = useState('');
  const tags = [...new Set(suites.flatMap((suite) => suite.tags))].toSorted();
  return (
    <div className="found-bar">
      <SearchField
        id="found"
        label={t('suite.find')}
        value={typed}
        onChange={(wanted = '') => {
          type(wanted);
          onFound(wanted, tag);
        }}
      />
      {tags.length > 0 && (
        <select
          className="input suite-tag-filter"
          aria-label={t('suite.tag')}
          value={tag}
          onChange={({ target }) => {
            choose(target.value);
            onFound(typed, target.value);
          }}
        >
          <option value="">{t('suite.everyTag')}</option>
          {tags.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </div>
  );
};

const OwnSuites = ({ suites }: { readonly suites: readonly SuiteSummary[] }) => {
  const { t, i18n } = useTranslation();
  const [{ typed, tag }, look] = useState({ typed: '', tag: '' });
  const found = foundIn(suites, typed, tag, i18n.language);
  return (
    <>
      <Filters suites={suites} onFound={(wanted, chosen) => look({ typed: wanted, tag: chosen })} />
      <ShortList label={t('suite.title')} columns={useColumns()} items={found} keyOf={({ suiteId }) => suiteId} />
      <p className="muted" role="status">
        {t('suite.found', { count: found.length })}
      </p>
    </>
  );
};

/** The test suites of an environment, and those of the product. */
export const SuiteList = ({ environmentToken, environmentName, scheme }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, problem, again } = useReading(suiteLists, environmentToken);
  const [creating, create] = useState(false);
  const open = (suiteId: string) => void navigate(pathOfSuite(suiteId));
  const buttons = (
    <>
      <ImportSuite environmentToken={environmentToken} onImported={open} />
      <Button tone="primary" icon={<IconPlus size={15} aria-hidden="true" />} onClick={() => create(true)}>
        {t('suite.create')}
      </Button>
    </>
  );
  return (
    <div className="admin-form admin-list">
      <PageTitle title={t('suite.title')} />
      <header className="page-head">
        <div>
          <h1>{t('suite.title')}</h1>
          <p className="muted">{t('suite.body', { environment: environmentName })}</p>
        </div>
        <div className="row-of-buttons">
          <StartRun environmentToken={environmentToken} tone="default" />
          {data && data.own.length > 0 && buttons}
        </div>
      </header>
      {problem && <ProblemNotice problem={problem} titleKey="suite.listFailed" onRetry={again} />}
      {!data && !problem && <Skeletons rows={8} />}
      {data?.own.length === 0 && (
        <EmptyState title={t('suite.none')} body={t('suite.noneBody')}>
          {buttons}
        </EmptyState>
      )}
      {data && data.own.length > 0 && <OwnSuites suites={data.own} />}
      {data && <RemovedSuites environmentToken={environmentToken} after={data.own} onRestored={again} />}
      {data && <BuiltInSuites suites={data.builtIn} {...{ environmentToken, scheme }} onCopied={open} />}
      {creating && data && (
        <NewSuiteDialog
          environmentToken={environmentToken}
          builtIn={data.builtIn}
          onClose={() => create(false)}
          onCreated={open}
        />
      )}
    </div>
  );
};
