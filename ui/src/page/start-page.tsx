import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { EnvironmentChoice } from '../sim-env/environment-choice.tsx';
import { selectCurrent, selectSimEnvStatus, selectSimEnvs } from '../sim-env/sim-env-slice.ts';
import { pathOfFiles } from '../sim-env/workplace.ts';
import { EnvironmentTrouble } from './environment-trouble.tsx';

/** Straight to the files of the current environment; who has none yet chooses one. */
export const StartPage = () => {
  const current = useSelector(selectCurrent);
  const all = useSelector(selectSimEnvs);
  const status = useSelector(selectSimEnvStatus);
  if (current) {
    const { environment, rbVersion } = current;
    return <Navigate to={pathOfFiles({ envToken: environment.environmentToken, rbVersion })} replace />;
  }
  return status === 'idle' ? <EnvironmentChoice environments={all} /> : <EnvironmentTrouble />;
};
