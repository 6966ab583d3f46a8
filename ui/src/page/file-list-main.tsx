import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FileListView } from '../file/list/file-list-view.tsx';
import { InboxLink } from '../inbox/inbox-link.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { useWorkplace } from './environment-guard.tsx';

/** Heading and rows of the page, which the server draws, too; `children` are its dialogs. */
export const FileListMain = ({ children }: { readonly children?: ReactNode }) => {
  const { t } = useTranslation();
  const { environment, rbVersion } = useWorkplace();
  const why = useSelector(selectPlanReasons);
  const { environmentId, environmentToken, environmentName } = environment;
  const filesPath = pathOfFiles({ envToken: environmentToken, rbVersion });
  return (
    <div className="list-page">
      <PageTitle title={`${environmentName} ${rbVersion}`} />
      <h1 className="visually-hidden">{t('fileList.heading', { name: environmentName, rbVersion })}</h1>
      <div className="list-main">
        <FileListView
          environment={environment}
          rbVersion={rbVersion}
          filesPath={filesPath}
          permissions={{ canCreate: why.create === undefined, canEdit: why.edit === undefined, why }}
          inbox={<InboxLink environmentId={environmentId} environmentToken={environmentToken} filesPath={filesPath} />}
        />
      </div>
      {children}
    </div>
  );
};
