import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useOutletContext, useParams } from 'react-router-dom';
import { notify } from '../notice/notify.ts';
import { type KnownSelection, selectedEnvironmentIn } from '../sim-env/selected-environment.ts';
import { environmentSwitched, selectSimEnvStatus, selectSimEnvs } from '../sim-env/sim-env-slice.ts';
import { EnvironmentProblem } from './environment-problem.tsx';

const NoSuchEnvironment = ({ envToken, rbVersion }: { envToken: string; rbVersion: string }) => {
  useEffect(() => {
    notify({ tone: 'bad', textKey: 'simEnv.cannotSwitch', params: { envToken, rbVersion } });
  }, [envToken, rbVersion]);
  return <Navigate to="/404" replace />;
};

/** Makes the environment of the address the current one; an unknown pair leads to the page for unknown addresses. */
export const EnvironmentGuard = () => {
  const { envToken = '', rbVersion = '' } = useParams();
  const all = useSelector(selectSimEnvs);
  const status = useSelector(selectSimEnvStatus);
  const dispatch = useDispatch();
  const workplace = selectedEnvironmentIn(all, { envToken, rbVersion });
  const known = workplace !== undefined;

  useEffect(() => {
    if (known) dispatch(environmentSwitched({ envToken, rbVersion }));
  }, [known, envToken, rbVersion, dispatch]);

  if (status !== 'idle' && !workplace) return <EnvironmentProblem />;
  return workplace ? <Outlet context={workplace} /> : <NoSuchEnvironment envToken={envToken} rbVersion={rbVersion} />;
};

/** The environment and rulebook version in the address of the page. */
export const useWorkplace = (): KnownSelection => useOutletContext<KnownSelection>();
