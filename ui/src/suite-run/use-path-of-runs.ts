import { useSelector } from 'react-redux';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { selectCurrent, selectSimEnvs } from '../sim-env/sim-env-slice.ts';

/** The address of the list of runs in an environment. */
export const usePathOfRuns = (environmentToken: string | undefined): string => {
  const current = useSelector(selectCurrent);
  const all = useSelector(selectSimEnvs);
  if (environmentToken === undefined) return '/';
  const isCurrent = current?.environment.environmentToken === environmentToken;
  const [first] = all.find((one) => one.environmentToken === environmentToken)?.versions ?? [];
  const rbVersion = isCurrent ? current.rbVersion : first;
  return rbVersion === undefined ? '/' : `${pathOfFiles({ envToken: environmentToken, rbVersion })}/runs`;
};
