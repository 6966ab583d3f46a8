import './editor.css';
import '../../transfer/transfer.css';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { UnreadPage } from '../../parts/unread-page.tsx';
import type { Problem } from '../../saga/problem.ts';
import { pathOfFiles } from '../../sim-env/selected-environment.ts';
import { RemovedFilePage } from '../removed/removed-file-page.tsx';
import { addEditor } from './feature.ts';
import { fetchPane } from './monaco/fetch-pane.ts';
import { EditorBody } from './page/editor-body.tsx';
import { usePermissions } from './page/use-file-environment.ts';
import { useFileRequests } from './page/use-file-requests.ts';
import { useOpenedFile } from './page/use-opened-file.ts';
import { useOutcomes } from './page/use-outcomes.ts';
import { usePageAddress } from './page/use-page-address.ts';
import type { OpenFile } from './session/open-file.ts';

/** The progress of loading a large text. */
const LoadingProgress = ({ file }: { readonly file: OpenFile }) => {
  const { t } = useTranslation();
  const { loading, summary } = file;
  const size = summary?.size ?? 0;
  const share = loading.status === 'loading' && size > 0 ? Math.min(100, (loading.received / size) * 100) : 0;
  return (
    <div className="ed-progress">
      <p>{t('editor.loadingFile', { name: summary?.fileName, percent: Math.round(share) })}</p>
      <progress max={100} value={share} aria-label={t('editor.loading')} />
    </div>
  );
};

addEditor();
// Loads the editor in parallel with the text. The pane that shows it repeats the call and handles an error.
fetchPane().catch(() => undefined);

/** The address of a deleted or expired file. */
const RemovedFile = ({ problem, onRestored }: { readonly problem: Problem; readonly onRestored: () => void }) => {
  const { environmentToken, rbVersion } = problem.params;
  const { permissions } = usePermissions(String(environmentToken));
  const filesPath = `/files/${String(environmentToken)}/${String(rbVersion)}`;
  return <RemovedFilePage {...{ problem, filesPath, onRestored }} canRestore={permissions.canEdit} />;
};

const File = ({ fileId }: { readonly fileId: string }) => {
  const { t } = useTranslation();
  const file = useOpenedFile(fileId);
  const { readAgain } = useFileRequests(fileId);
  const [, change] = usePageAddress();
  const { environmentToken, rbVersion } = file?.summary ?? {};
  const listPath = environmentToken && rbVersion ? pathOfFiles({ envToken: environmentToken, rbVersion }) : '/';
  const showTransfers = useCallback(() => change({ tab: 'transfers' }), [change]);
  useOutcomes(file, listPath, showTransfers);

  if (file?.loading.status === 'ready') return <EditorBody file={file} />;
  if (file?.loading.status === 'failed') {
    if (file.loading.errorKey === 'file.removed') return <RemovedFile problem={file.loading} onRestored={readAgain} />;
    const way = { to: '/', text: t('notFound.home') };
    return <UnreadPage problem={file.loading} titleKey="editor.cannotOpen" way={way} onRetry={readAgain} />;
  }
  return (
    <div className="ed-opening">
      <PageTitle title={t('editor.loading')} />
      {file?.summary && <LoadingProgress file={file} />}
      <Skeletons rows={16} />
    </div>
  );
};

/** The editor of one file. */
export const EditorPage = () => {
  const { fileId = '' } = useParams();
  return <File key={fileId} fileId={fileId} />;
};
