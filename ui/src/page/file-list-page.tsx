import '../listing/listing.css';
import '../file/conversation-list.css';
import '../file/file-list.css';
import '../file/receiving/receive.css';
import '../file/sending/send-files.css';
import '../file/upgrade/upgrade.css';
import '../file/upload/upload.css';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { FileListView } from '../file/list/file-list-view.tsx';
import { ReceiveDialog } from '../file/receiving/receive-dialog.tsx';
import { SendFilesDialog } from '../file/sending/send-files-dialog.tsx';
import { UpgradeDialog } from '../file/upgrade/upgrade-dialog.tsx';
import { UploadArea } from '../file/upload/upload-area.tsx';
import { InboxLink } from '../inbox/inbox-link.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { useWorkplace } from './environment-guard.tsx';
import { addFileFeatures } from './file-features.ts';

addFileFeatures();

/** The files of the environment in the address; its `upload` segment shows the file chooser. */
export const FileListPage = () => {
  const { t } = useTranslation();
  const { environment, rbVersion } = useWorkplace();
  const why = useSelector(selectPlanReasons);
  const permissions = { canCreate: why.create === undefined, canEdit: why.edit === undefined, why };
  const { pathname, search } = useLocation();
  const go = useNavigate();
  const { environmentToken, environmentName } = environment;
  const filesPath = pathOfFiles({ envToken: environmentToken, rbVersion });
  const asking = /\/upload\/?$/.test(pathname) && permissions.canCreate;
  return (
    <div className="list-page">
      <PageTitle title={`${environmentName} ${rbVersion}`} />
      <h1 className="visually-hidden">{t('fileList.heading', { name: environmentName, rbVersion })}</h1>
      <div className="list-main">
        <FileListView
          environment={environment}
          rbVersion={rbVersion}
          filesPath={filesPath}
          permissions={permissions}
          inbox={
            <InboxLink
              environmentId={environment.environmentId}
              environmentToken={environmentToken}
              filesPath={filesPath}
            />
          }
        />
      </div>
      <SendFilesDialog />
      <UpgradeDialog />
      <ReceiveDialog environment={environment} rbVersion={rbVersion} />
      <UploadArea
        environmentToken={environmentToken}
        rbVersion={rbVersion}
        asking={asking}
        enabled={permissions.canCreate}
        onClose={() => void go(filesPath + search, { replace: true })}
      />
    </div>
  );
};
