import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { environmentSwitched, selectCurrent, selectSimEnvs } from '../sim-env/sim-env-slice.ts';

/** The address of the list of runs in an environment; the page selects the environment. */
export const usePathOfRuns = (environmentToken: string | undefined): string => {
  const dispatch = useDispatch();
  const current = useSelector(selectCurrent);
  const all = useSelector(selectSimEnvs);
  const isCurrent = current?.environment.environmentToken === environmentToken;
  const newest = all.find((one) => one.environmentToken === environmentToken)?.versions.at(-1);
  const rbVersion = isCurrent ? current?.rbVersion : newest;
  useEffect(() => {
    if (!isCurrent && environmentToken !== undefined && rbVersion !== undefined)
      dispatch(environmentSwitched({ envToken: environmentToken, rbVersion }));
  }, [dispatch, isCurrent, environmentToken, rbVersion]);
  if (environmentToken === undefined || rbVersion === undefined) return '/';
  return `${pathOfFiles({ envToken: environmentToken, rbVersion })}/runs`;
};
