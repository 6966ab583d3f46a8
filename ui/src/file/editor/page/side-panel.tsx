import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Skeletons } from '../../../parts/skeletons.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { environmentTime } from '../../../sim-env/environment-time.ts';
import { type SimEnvState, selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { TransfersPanel } from '../../../transfer/transfers-panel.tsx';
import { selectUser } from '../../../user/user-slice.ts';
import { AnnotationPanel } from '../annotation/annotation-panel.tsx';
import { isFixed, type Permissions, reasonKey, whyUnavailable } from '../commands/unavailable-reason.ts';
import { useFormProfile } from '../form/use-form-profile.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { selectProfile, type TermsState } from '../language/terms-slice.ts';
import { isStale } from '../report/is-stale.ts';
import { ReportPanel } from '../report/report-panel.tsx';
import type { OpenedFinding } from '../report/use-opened-finding.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';
import type { PageAddress, Tab } from './page-address.ts';
import type { FileRequests } from './use-file-requests.ts';
import type { Jump } from './use-jump.ts';
import type { ChangeAddress } from './use-page-address.ts';

export type PanelProps = {
  readonly file: OpenFile;
  readonly permissions: Permissions;
  readonly requests: FileRequests;
  readonly text: TextView | undefined;
  readonly address: PageAddress;
  readonly change: ChangeAddress;
  readonly jump: Jump;
  readonly opened: OpenedFinding;
  readonly revealed: number;
};

const Transfers = ({ file, permissions, requests }: PanelProps) => {
  const { t } = useTranslation();
  const unavailableReason = whyUnavailable('send', file, permissions);
  const environment = useSelector((root: { readonly simEnv: SimEnvState }) =>
    selectSimEnvs(root).find((one) => one.environmentToken === file.summary?.environmentToken),
  );
  // Answers are due by the clock of the environment.
  const now = Date.parse(environmentTime(environment, useNow(1000)));
  return (
    <TransfersPanel
      fileId={file.fileId}
      now={now}
      onSend={requests.send}
      magicCents={permissions.magicCents}
      unavailableReason={unavailableReason && t(reasonKey(unavailableReason))}
    />
  );
};

const FormPanel = lazy(async () => ({ default: (await import('../form/form-panel.tsx')).FormPanel }));

const NoFormOfPiece = () => {
  const { t } = useTranslation();
  return <p className="ed-empty">{t('editor.piece.noForm')}</p>;
};

const Form = ({ file, permissions, text, jump, change }: PanelProps) =>
  file.piece ? (
    <NoFormOfPiece />
  ) : text ? (
    <Suspense fallback={<Skeletons rows={10} />}>
      <FormPanel
        file={file}
        view={text}
        fixed={isFixed(file, permissions)}
        jump={jump}
        onText={() => {
          change({ tab: 'text' });
          text.focus();
        }}
      />
    </Suspense>
  ) : (
    <Skeletons rows={10} />
  );

/** The panel of a tab. */
export const SidePanel = ({ tab, ...props }: PanelProps & { readonly tab: Tab }) => {
  const { file, permissions, requests, text, address, change, jump } = props;
  const { fileId, version, summary, comparison } = file;
  const { t } = useTranslation();
  const checkReason = whyUnavailable('check', file, permissions);
  const profile = useSelector((root: { readonly checkTerms: TermsState }) => selectProfile(root, fileId));
  const formProfile = useFormProfile(file);
  const userId = useSelector(selectUser)?.userId;
  switch (tab) {
    case 'text':
      return null;
    case 'report':
      return (
        <ReportPanel
          report={file.report}
          fileId={fileId}
          fileName={summary?.fileName ?? fileId}
          text={text}
          view={address}
          onView={change}
          jump={jump}
          opened={props.opened}
          revealed={props.revealed}
          profile={formProfile}
          fixed={isFixed(file, permissions)}
          awaited={file.runningCommand === 'check' || file.reportMissing !== true}
          onCheck={requests.check}
          reason={checkReason && t(reasonKey(checkReason))}
          stale={file.runningCommand !== 'check' && isStale(file.report, profile)}
        />
      );
    case 'form':
      return <Form {...props} />;
    case 'annotation':
      return <AnnotationPanel fileId={fileId} version={version} text={text} jump={jump} />;
    case 'transfers':
      return <Transfers {...props} />;
    case 'history':
      return (
        <HistoryPanel
          fileId={fileId}
          environmentId={summary?.envId}
          version={version}
          compared={comparison?.version}
          fixed={isFixed(file, permissions)}
          userId={userId}
          onCompare={file.piece ? undefined : requests.compare}
          onRestore={requests.restore}
          archiveName={summary?.archiveName}
        />
      );
  }
};
