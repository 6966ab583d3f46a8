import '../listing/listing.css';
import '../file/upload/upload.css';
import '../file/editor/report/severity.css';
import '../file/checks/checks.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { checksRequested, placeEntered, selectTarget } from '../file/checks/checks-slice.ts';
import { ChecksView } from '../file/checks/checks-view.tsx';
import { chosenIn } from '../file/checks/chosen-files.ts';
import { PageTitle } from '../parts/page-title.tsx';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { addCheckFeatures } from './check-features.ts';
import { useWorkplace } from './environment-guard.tsx';

addCheckFeatures();

/** Validates the files that the list passed, once: returning by the browser's history validates nothing again. */
const useChosenFiles = (ready: boolean): void => {
  const dispatch = useDispatch();
  const go = useNavigate();
  const { state, pathname } = useLocation();
  useEffect(() => {
    const chosen = chosenIn(state);
    if (!ready || chosen.length === 0) return;
    dispatch(checksRequested({ subjects: chosen.map((file) => ({ ...file, id: crypto.randomUUID() })) }));
    void go(pathname, { replace: true, state: null });
  }, [ready, state, pathname, dispatch, go]);
};

/** The validation of many files against the environment in the address. */
export const CheckFilesPage = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { environment, rbVersion } = useWorkplace();
  const { environmentToken, environmentName } = environment;
  const target = useSelector(selectTarget);
  const here = target?.environmentToken === environmentToken && target.rbVersion === rbVersion;
  useEffect(() => {
    if (!here) dispatch(placeEntered({ environmentToken, rbVersion }));
  }, [here, environmentToken, rbVersion, dispatch]);
  useChosenFiles(here);
  const why = useSelector(selectPlanReasons).validate;
  return (
    <>
      <PageTitle title={t('checks.title')} />
      <ChecksView
        environmentName={environmentName}
        rbVersion={rbVersion}
        filesPath={pathOfFiles({ envToken: environmentToken, rbVersion })}
        reason={why && t(`planReason.${why}`)}
      />
    </>
  );
};
