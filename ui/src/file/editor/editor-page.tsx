import './editor.css';
import '../../transfer/transfer.css';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../parts/page-title.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { UnreadPage } from '../../parts/unread-page.tsx';
import { pathOfFiles } from '../../sim-env/workplace.ts';
import { addEditor } from './feature.ts';
import { fetchPane } from './monaco/fetch-pane.ts';
import { EditorBody } from './page/editor-body.tsx';
import { LoadingProgress } from './page/loading-progress.tsx';
import { useCommandsOfFile } from './page/use-commands-of-file.ts';
import { useOpenedFile } from './page/use-opened-file.ts';
import { useOutcomes } from './page/use-outcomes.ts';
import { usePageAddress } from './page/use-page-address.ts';

addEditor();
// It comes while the text comes; whoever draws it asks again, and hears whether it failed.
fetchPane().catch(() => undefined);

const File = ({ fileId }: { readonly fileId: string }) => {
  const { t } = useTranslation();
  const file = useOpenedFile(fileId);
  const { readAgain } = useCommandsOfFile(fileId);
  const [, change] = usePageAddress();
  const { environmentToken, rbVersion } = file?.summary ?? {};
  const listPath = environmentToken && rbVersion ? pathOfFiles({ envToken: environmentToken, rbVersion }) : '/';
  const showTransfers = useCallback(() => change({ tab: 'transfers' }), [change]);
  useOutcomes(file, listPath, showTransfers);

  if (file?.loading.status === 'ready') return <EditorBody file={file} />;
  if (file?.loading.status === 'failed') {
    const way = { to: '/', text: t('notFound.home') };
    return <UnreadPage trouble={file.loading} titleKey="editor.cannotOpen" way={way} onRetry={readAgain} />;
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
