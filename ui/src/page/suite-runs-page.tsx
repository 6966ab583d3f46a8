import '../listing/listing.css';
import '../admin-resource/admin-pages.css';
import '../listing/short-list.css';
import '../editing/editing.css';
import '../statistics/statistics.css';
import '../suite-run/suite-run.css';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../parts/page-title.tsx';
import { RunList } from '../suite-run/run-list.tsx';
import { addRunFeatures } from '../suite-run/run-readings.ts';
import { StartRun } from '../suite-run/start-run.tsx';
import { useWorkplace } from './environment-guard.tsx';

addRunFeatures();

/** The runs of test suites in the environment of the address. */
export const SuiteRunsPage = () => {
  const { t } = useTranslation();
  const { environmentToken, environmentName } = useWorkplace().environment;
  return (
    <div className="run-page">
      <PageTitle title={t('suiteRun.title')} />
      <header className="run-title">
        <div>
          <h1>{t('suiteRun.title')}</h1>
          <p className="muted">{t('suiteRun.body', { environment: environmentName })}</p>
        </div>
        <StartRun environmentToken={environmentToken} />
      </header>
      <RunList key={environmentToken} environmentToken={environmentToken} />
    </div>
  );
};
