import '../listing/listing.css';
import '../file/file-list.css';
import '../file/removed/removed.css';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { RemovedView } from '../file/removed/removed-view.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { selectPlan } from '../plan/plan-slice.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { useWorkplace } from './environment-guard.tsx';
import { addFileFeatures } from './file-features.ts';

addFileFeatures();

/** The removed files of the environment in the address. */
export const RemovedFilesPage = () => {
  const { t } = useTranslation();
  const { environment, rbVersion } = useWorkplace();
  const { environmentToken, environmentName } = environment;
  return (
    <>
      <PageTitle title={t('removed.title')} />
      <RemovedView
        scope={{ environmentToken, rbVersion }}
        environmentName={environmentName}
        filesPath={pathOfFiles({ envToken: environmentToken, rbVersion })}
        canRestore={useSelector(selectPlan)?.canEdit === true}
      />
    </>
  );
};
