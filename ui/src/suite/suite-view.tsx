import type { SuiteDetails } from '@clearbench/contracts/suite/routes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackLink } from '../parts/back-link.tsx';
import { figuresIn } from '../parts/figures.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { UnreadPage } from '../parts/unread-page.tsx';
import { CaseList } from './case-list.tsx';
import { FileMenu } from './file-menu.tsx';
import { ProblemList } from './problem-list.tsx';
import { SuiteActions } from './suite-actions.tsx';
import { pathOfSuiteFile } from './suite-addresses.ts';
import { shownSuite } from './suite-readings.ts';
import { SuiteVersions } from './suite-versions.tsx';
import { Tags } from './tags.tsx';
import { useReading } from './use-reading.ts';
import { type ChangeSuite, useSuiteChange } from './use-suite-change.ts';

type Props = {
  readonly suiteId: string;
  readonly environmentToken: string | undefined;
  readonly listPath: string;
};

const Facts = ({ suite }: { readonly suite: SuiteDetails }) => {
  const { t, i18n } = useTranslation();
  const { cases, environment, rulebook, version, changedAt, changedByName, ownerName, shared, isOwn, builtIn } = suite;
  const { toTheMinute } = figuresIn(i18n.language);
  const owner = builtIn ? t('suite.ofProduct') : isOwn ? t('suite.you') : (ownerName ?? t('suite.formerUser'));
  const change = changedAt && `${toTheMinute(changedAt)} · ${changedByName ?? t('suite.formerUser')}`;
  const facts: readonly (readonly [string, string | number | undefined])[] = [
    [t('suite.cases'), cases],
    [t('suite.environment'), environment],
    [t('suite.rulebook'), rulebook],
    [t('suite.owner'), shared && !builtIn ? t('suite.ownerShared', { owner }) : owner],
    [t('suite.version'), builtIn ? undefined : version],
    [t('suite.lastChange'), change],
  ];
  return (
    <dl className="head-facts">
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

const OtherFiles = ({ suite, change }: { readonly suite: SuiteDetails; readonly change: ChangeSuite }) => {
  const { t, i18n } = useTranslation();
  const { size } = figuresIn(i18n.language);
  const others = suite.files.filter(({ kind }) => kind !== 'case');
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="suite-files">
      <h2 id="suite-files">{t('suite.otherFiles')}</h2>
      <ul className="suite-cases">
        {others.map((file) => (
          <li key={file.path} className="suite-case">
            <span className="suite-case-name">
              <Link to={pathOfSuiteFile(suite.suiteId, file.path)}>{file.path}</Link>
              <span className="muted suite-case-facts">
                {t(`suite.kind.${file.kind}`)} · {size(file.size)}
                {file.problems > 0 && (
                  <strong className="suite-bad"> · {t('suite.problems', { count: file.problems })}</strong>
                )}
              </span>
            </span>
            {suite.isEditable && file.kind !== 'settings' && (
              <span className="suite-case-buttons">
                <FileMenu suiteId={suite.suiteId} file={file} change={change} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Variables = ({ variables }: Pick<SuiteDetails, 'variables'>) => {
  const { t } = useTranslation();
  if (variables.length === 0) return null;
  return (
    <section aria-labelledby="suite-variables">
      <h2 id="suite-variables">{t('suite.variables')}</h2>
      <dl className="suite-variables">
        {variables.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Suite = ({ suite, ...rest }: { readonly suite: SuiteDetails } & Omit<Props, 'suiteId'>) => {
  const { t } = useTranslation();
  const { suiteId, title, description, tags, files, isEditable } = suite;
  const { change } = useSuiteChange(suiteId);
  // The list shows a new order at once, until the files are read again.
  const cases = useMemo(() => files.filter(({ kind }) => kind === 'case'), [files]);
  return (
    <>
      <PageTitle title={title} />
      <BackLink to={rest.listPath}>{t('suite.title')}</BackLink>
      <header className="suite-head">
        <div className="page-head">
          <h1>{title}</h1>
          <SuiteActions suite={suite} change={change} {...rest} />
        </div>
        {description && <p className="muted">{description}</p>}
        <Tags tags={tags} />
        <Facts suite={suite} />
      </header>
      <ProblemList suite={suite} />
      <section aria-labelledby="suite-cases">
        <h2 id="suite-cases">{t('suite.casesInOrder')}</h2>
        {cases.length === 0 && <p className="muted">{t('suite.noCases')}</p>}
        <CaseList suiteId={suiteId} cases={cases} isEditable={isEditable} change={change} />
      </section>
      <OtherFiles suite={suite} change={change} />
      <Variables variables={suite.variables} />
      {!suite.builtIn && <SuiteVersions suite={suite} change={change} />}
    </>
  );
};

/** The page of a suite: its cases in their order, its other files, the errors in them, and its versions. */
export const SuiteView = ({ suiteId, ...rest }: Props) => {
  const { t } = useTranslation();
  const { key, data, problem, again } = useReading(shownSuite, suiteId);
  const suite = key === suiteId ? data : undefined;
  if (problem && !suite)
    return (
      <UnreadPage
        problem={problem}
        titleKey="suite.readFailed"
        way={{ to: rest.listPath, text: t('suite.title') }}
        onRetry={again}
      />
    );
  return (
    <div className="admin-form admin-list suite-page">
      {problem && <ProblemNotice problem={problem} titleKey="suite.readFailed" onRetry={again} />}
      {suite ? <Suite suite={suite} {...rest} /> : <Skeletons rows={10} />}
    </div>
  );
};
