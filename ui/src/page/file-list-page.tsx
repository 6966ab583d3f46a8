import '../listing/listing.css';
import '../file/conversation-list.css';
import '../file/file-list.css';
import '../file/receiving/receive.css';
import '../file/sending/send-files.css';
import '../file/upgrade/upgrade.css';
import '../file/upload/upload.css';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { ReceiveDialog } from '../file/receiving/receive-dialog.tsx';
import { SendFilesDialog } from '../file/sending/send-files-dialog.tsx';
import { UpgradeDialog } from '../file/upgrade/upgrade-dialog.tsx';
import { UploadArea } from '../file/upload/upload-area.tsx';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { useWorkplace } from './environment-guard.tsx';
import { addFileFeatures } from './file-features.ts';
import { FileListMain } from './file-list-main.tsx';

addFileFeatures();

/** The files of the environment in the address; its `upload` segment shows the file chooser. */
export const FileListPage = () => {
  const { environment, rbVersion } = useWorkplace();
  const canCreate = useSelector(selectPlanReasons).create === undefined;
  const { pathname, search } = useLocation();
  const go = useNavigate();
  const { environmentToken } = environment;
  const filesPath = pathOfFiles({ envToken: environmentToken, rbVersion });
  return (
    <FileListMain>
      <SendFilesDialog />
      <UpgradeDialog />
      <ReceiveDialog environment={environment} rbVersion={rbVersion} />
      <UploadArea
        environmentToken={environmentToken}
        rbVersion={rbVersion}
        asking={/\/upload\/?$/.test(pathname) && canCreate}
        enabled={canCreate}
        onClose={() => void go(filesPath + search, { replace: true })}
      />
    </FileListMain>
  );
};
