import { IconDownload, IconPlayerStop, IconRefresh, IconTrash } from 'virtual:icons';
import { isOpen, runReportFormats } from '@clearbench/contracts/suite-run/choices';
import {
  deleteSuiteRunRoute,
  readSuiteRunReportRoute,
  rerunSuiteRunRoute,
  stopSuiteRunRoute,
} from '@clearbench/contracts/suite-run/routes';
import type { SuiteRunDetails } from '@clearbench/contracts/suite-run/run';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { RemoveDialog } from '../editing/remove-dialog.tsx';
import { urlOf } from '../http/build-request.ts';
import { caller } from '../http/http-caller.ts';
import { useCommand } from '../notice/use-command.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { ButtonLink } from '../parts/button-link.tsx';
import { MenuButton } from '../parts/menu-button.tsx';
import { selectPlanReasons } from '../plan/plan-slice.ts';

const rerun = caller(rerunSuiteRunRoute);
const stop = caller(stopSuiteRunRoute);
const remove = caller(deleteSuiteRunRoute);

type Props = { readonly run: SuiteRunDetails };
type ListProps = Props & { readonly pathOfRuns: string };

const Reports = ({ run }: Props) => {
  const { t } = useTranslation();
  const items = runReportFormats.map((format) => ({
    id: format,
    text: t(`suiteRun.report.${format}`),
    run: () => {
      const href = urlOf(readSuiteRunReportRoute, { params: { runId: run.runId }, query: { format } });
      Object.assign(document.createElement('a'), { href, download: '' }).click();
    },
  }));
  const label = t('suiteRun.reports');
  return (
    <MenuButton className="button" menuLabel={label} parts={[{ items }]} align="end">
      <IconDownload size={14} aria-hidden="true" />
      {label}
    </MenuButton>
  );
};

const Delete = ({ run, pathOfRuns }: ListProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { busy, run: send } = useCommand();
  const onRemove = (): void =>
    void send(async () => {
      await remove({ params: { runId: run.runId } });
      await navigate(pathOfRuns);
    });
  return (
    <>
      <IconButton label={t('suiteRun.delete')} onClick={() => setAsked(true)}>
        <IconTrash size={15} aria-hidden="true" />
      </IconButton>
      {isAsked && (
        <RemoveDialog
          title={t('suiteRun.deleteTitle')}
          inUse={false}
          problem={undefined}
          removing={busy}
          onRemove={onRemove}
          onClose={() => setAsked(false)}
        >
          <p>{t('suiteRun.deleteBody')}</p>
        </RemoveDialog>
      )}
    </>
  );
};

const Again = ({ run }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run: send } = useCommand();
  const again = (onlyFailed: boolean) => (): void =>
    void send(async () => {
      const { runId } = await rerun({ params: { runId: run.runId }, body: { onlyFailed } });
      await navigate(`/run/${runId}`);
    });
  const icon = <IconRefresh size={14} aria-hidden="true" />;
  return (
    <>
      <Button busy={busy} icon={icon} onClick={again(false)}>
        {t('suiteRun.again')}
      </Button>
      {!isOpen(run.state) && run.passed < run.cases && (
        <Button busy={busy} onClick={again(true)}>
          {t('suiteRun.againFailed')}
        </Button>
      )}
    </>
  );
};

const Stop = ({ run }: Props) => {
  const { t } = useTranslation();
  const { busy, run: send } = useCommand();
  return (
    <Button
      busy={busy}
      icon={<IconPlayerStop size={14} aria-hidden="true" />}
      onClick={() => void send(async () => void (await stop({ params: { runId: run.runId } })))}
    >
      {t('suiteRun.stop')}
    </Button>
  );
};

/** What can be done with a run: stop, run again, compare, reports, delete. */
export const RunButtons = ({ run, pathOfRuns }: ListProps) => {
  const { t } = useTranslation();
  const mayRun = useSelector(selectPlanReasons).edit === undefined;
  return (
    <div className="row-of-buttons run-buttons">
      {mayRun && isOpen(run.state) && <Stop run={run} />}
      {mayRun && <Again run={run} />}
      {run.previousRunId !== undefined && (
        <ButtonLink to={`/run/${run.runId}/compared-with/${run.previousRunId}`}>{t('suiteRun.compare')}</ButtonLink>
      )}
      <Reports run={run} />
      {mayRun && !isOpen(run.state) && <Delete run={run} pathOfRuns={pathOfRuns} />}
    </div>
  );
};
