import { IconDatabaseExport } from 'virtual:icons';
import type { SetupChecklist } from '@clearbench/contracts/settings/setup-routes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../parts/button.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { selectSimEnvs } from '../sim-env/sim-env-slice.ts';
import { dismissRequested, isPending, progressOf, selectSetup, setupRequested } from './setup-slice.ts';
import { SetupSteps } from './setup-steps.tsx';

const Progress = ({ checklist }: { readonly checklist: SetupChecklist }) => {
  const { t } = useTranslation();
  const { done, total } = progressOf(checklist);
  return (
    <p className="setup-progress">
      <progress value={done} max={total} aria-label={t('setup.title')} />
      <span className="figures">{t('setup.progress', { done, total })}</span>
    </p>
  );
};

/** The link to the files, if there is an environment. */
const ToFiles = () => {
  const { t } = useTranslation();
  const [first] = useSelector(selectSimEnvs);
  const [rbVersion] = first?.versions ?? [];
  if (!first || !rbVersion) return null;
  return (
    <ButtonLink to={pathOfFiles({ envToken: first.environmentToken, rbVersion })}>
      {t('setup.toFiles', { name: first.environmentName })}
    </ButtonLink>
  );
};

const Backup = () => {
  const { t } = useTranslation();
  return (
    <aside className="setup-note">
      <IconDatabaseExport size={20} aria-hidden="true" />
      <div>
        <h2>{t('setup.backup.title')}</h2>
        <p className="muted">{t('setup.backup.body')}</p>
        <p>
          <code>npm run backup -- --to FOLDER --keys FOLDER</code>
        </p>
      </div>
    </aside>
  );
};

const Checklist = ({ checklist }: { readonly checklist: SetupChecklist }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { dismissed } = checklist;
  const isOver = !dismissed && !isPending(checklist);
  return (
    <>
      <header className="page-head setup-head">
        <div>
          <h1>{t('setup.title')}</h1>
          <p className="muted">{t(isOver ? 'setup.complete' : 'setup.body')}</p>
        </div>
        <div className="row-of-buttons">
          <ToFiles />
          {!isOver && (
            <Button onClick={() => dispatch(dismissRequested(!dismissed))}>
              {t(dismissed ? 'setup.restore' : 'setup.dismiss')}
            </Button>
          )}
        </div>
      </header>
      <Progress checklist={checklist} />
      <SetupSteps checklist={checklist} />
      <Backup />
    </>
  );
};

/** The steps that are done and those that are left. */
export const SetupView = () => {
  const dispatch = useDispatch();
  const { checklist, problem } = useSelector(selectSetup);
  useEffect(() => {
    dispatch(setupRequested());
  }, [dispatch]);
  return (
    <div className="admin-form setup">
      {problem && (
        <ProblemNotice problem={problem} titleKey="setup.fetchFailed" onRetry={() => dispatch(setupRequested())} />
      )}
      {checklist ? <Checklist checklist={checklist} /> : !problem && <Skeletons rows={8} />}
    </div>
  );
};
